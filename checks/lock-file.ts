// The lock file names no host, so that it works with any registry, and is complete, so that `npm ci` takes it anywhere.

import { missingBuilds } from '../scripts/complete-lock.mjs';

export function lockFileProblems(text: string): string[] {
  return [...hosts(text), ...holes(text)];
}

function hosts(text: string): string[] {
  const { packages } = JSON.parse(text) as { packages: Record<string, { resolved?: string }> };
  const named = Object.entries(packages).filter(([, its]) => its.resolved?.includes('://'));
  return named.map(
    ([where]) =>
      `package-lock.json names a host for ${where}. Keep .npmrc, delete package-lock.json and run npm install.`,
  );
}

function holes(text: string): string[] {
  const missing = Object.keys(missingBuilds(JSON.parse(text).packages));
  return missing.map((where) => `package-lock.json lacks ${where}. Run node scripts/complete-lock.mjs.`);
}
