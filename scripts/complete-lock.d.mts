// Types for complete-lock.mjs, which is plain JavaScript so that it runs on a bare machine.

export declare function missingBuilds(packages: Record<string, object>): Record<string, object>;
