// The package declares its types under its old name; this is the part we use.

declare module '@mixmark-io/domino' {
  export function createWindow(html: string): { readonly document: Document };
}
