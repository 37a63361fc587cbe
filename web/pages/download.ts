// Hands a text to the browser as a file.

import type { OpenTable } from '../session/use-table.ts';

const A_MOMENT_MS = 10_000;

export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name.replace(/^_/, '');
  link.click();
  // Some browsers fetch it only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(link.href), A_MOMENT_MS);
}

export async function exportRecord({ connection, opened }: OpenTable): Promise<void> {
  const text = await connection?.table.record('json');
  if (text !== undefined) download(`${opened?.game}.record.json`, text);
}
