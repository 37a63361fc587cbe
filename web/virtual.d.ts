// Modules that the build makes up (web/build/).

declare module 'virtual:shelf' {
  export const SHELF: readonly import('./table/public-game.ts').ShelfEntry[];
}
