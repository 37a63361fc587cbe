// A small router over the address's hash: #/table/7 is the page "table" with the argument "7".

import { useSyncExternalStore } from 'react';

export type Route = { readonly page: string; readonly args: readonly string[] };

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

export function readRoute(hash: string): Route {
  const [page = '', ...args] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  return { page, args };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // A link cut off in the middle of an escape.
  }
}

export function useRoute(): Route {
  return readRoute(useSyncExternalStore(subscribe, () => window.location.hash));
}

export const linkTo = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;

export function goTo(...parts: readonly string[]): void {
  window.location.hash = linkTo(...parts);
}
