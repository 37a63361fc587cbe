// One installation at a time: a second one waits for the first, then finds everything done.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Runs `job` while holding the folder `lock`; the lock of a process that died is taken over. */
export async function withLock(lock, job) {
  while (!take(lock)) {
    if (isAbandoned(lock)) rmSync(lock, { recursive: true, force: true });
    else await wait(200);
  }
  try {
    return await job();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function take(lock) {
  try {
    mkdirSync(lock);
  } catch {
    return false;
  }
  writeFileSync(join(lock, 'pid'), String(process.pid));
  return true;
}

function isAbandoned(lock) {
  try {
    process.kill(Number(readFileSync(join(lock, 'pid'), 'utf8')), 0);
    return false;
  } catch (problem) {
    return problem.code === 'ESRCH';
  }
}
