// Types for install.mjs, which is plain JavaScript so that it runs on a bare machine.

export declare function isInStep(root: string): boolean;
