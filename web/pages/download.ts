// Hands a text to the browser as a file.

const A_MOMENT_MS = 10_000;

export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name.replace(/^_/, '');
  link.click();
  // Some browsers fetch it only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(link.href), A_MOMENT_MS);
}
