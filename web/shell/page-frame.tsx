// What every page but the table has around it: the house's name, the way home, the notice at the foot.

import { type ReactNode, useEffect, useRef } from 'react';
import { linkTo } from './router.ts';
import { useTitle } from './title.ts';

let isFirstPage = true;

export function PageFrame({ title, children }: { title?: string; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useTitle(title);
  // Who follows a link goes on in the new page; who has just come begins at its top.
  useEffect(() => {
    if (!isFirstPage) main.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
  return (
    <div className="page">
      <header className="page-head">
        <a className="house-name" href={linkTo()}>
          Misadventure
        </a>
        {title && <h1>{title}</h1>}
      </header>
      <main className="page-main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <footer className="page-foot">
        <p>
          The games and their names belong to their authors; this is an unofficial implementation with words,
          cards and art of our own. <a href={linkTo('credits')}>Credits and notices</a>
        </p>
      </footer>
    </div>
  );
}
