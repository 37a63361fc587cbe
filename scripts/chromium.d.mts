// Types for chromium.mjs, which is plain JavaScript so that it runs on a bare machine.

export declare function findChromium(): Promise<string>;
