// The page begins here. The house's styles come first, so that pages and pieces can refine them.

import './moods/house.css';
import './shell/shell.css';
import './table/controls.css';

import { createRoot } from 'react-dom/client';
import { App } from './shell/app.tsx';
import { watchTheMouse } from './table/glance.ts';

watchTheMouse();
createRoot(document.getElementById('root') as HTMLElement).render(<App />);

// What the network brought once is kept, so that the table also stands with the network off.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('./sw.js').catch(() => {}); // Without it everything works but offline.
  });
}
