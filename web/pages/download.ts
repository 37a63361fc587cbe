// Hands a text to the browser as a file.

export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name.replace(/^_/, '');
  link.click();
  URL.revokeObjectURL(link.href);
}
