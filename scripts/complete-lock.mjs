// Completes package-lock.json after `npm install`: names the builds for other machines that a registry left out.
//
// Tools such as Biome come as one optional package per platform. A registry that mirrors only some of them makes npm write
// a lock file with holes, and `npm ci` refuses such a file everywhere. What belongs in the holes is known from the names.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
];

/** The platform packages that other packages name and the lock file does not hold, as entries for it. */
export function missingBuilds(packages) {
  const entries = Object.values(packages).flatMap((its) => Object.entries(its.optionalDependencies ?? {}));
  const missing = entries.filter(([name]) => !(`node_modules/${name}` in packages));
  return Object.fromEntries(missing.map(([name, version]) => [`node_modules/${name}`, build(name, version)]));
}

function build(name, version) {
  const parts = name.split(/[/-]/);
  const os = SYSTEMS.filter((system) => parts.includes(system));
  const cpu = PROCESSORS.filter((processor) => parts.includes(processor));
  const libc = ['glibc', 'musl'].filter((kind) => libcOf(parts) === kind);
  if (cpu.length === 0)
    throw new Error(`complete-lock.mjs cannot tell which machine ${name} is for: teach it.`);
  return { version, cpu, dev: true, ...(libc.length && { libc }), optional: true, ...(os.length && { os }) };
}

function libcOf(parts) {
  if (!parts.includes('linux')) return undefined;
  return parts.some((part) => part.startsWith('musl')) ? 'musl' : 'glibc';
}

function sorted(packages) {
  return Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
}

export function completeLock(file) {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingBuilds(lock.packages);
  if (Object.keys(missing).length === 0) return;
  lock.packages = sorted({ ...lock.packages, ...missing });
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) completeLock('package-lock.json');
