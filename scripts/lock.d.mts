// Types for lock.mjs, which is plain JavaScript so that it runs on a bare machine.

export declare function withLock<T>(lock: string, job: () => T | Promise<T>): Promise<T>;
