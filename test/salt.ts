// Tests play the same matches each time, so that a failure is somebody's change and not chance. `npm run soak` plays
// others: it puts a salt into every seed.

export const SALT: string = process.env.MISADVENTURE_SALT ?? '';

export const salted = (seed: string): string => (SALT === '' ? seed : `${seed} ${SALT}`);
