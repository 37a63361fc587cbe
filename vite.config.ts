// How the page is built: React, card pictures, the shelf of games, and what a browser keeps for offline play.

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { boardStyles } from './web/build/board-styles.ts';
import { offline } from './web/build/offline.ts';
import { pictures } from './web/build/pictures.ts';
import { recipeOutlines } from './web/build/recipe-outlines.ts';
import { shelf } from './web/build/shelf.ts';

export default defineConfig({
  // Relative addresses, so that the built page works under any path.
  base: './',
  plugins: [boardStyles(), pictures(), recipeOutlines(), shelf(), react(), offline()],
  worker: { format: 'es' },
  build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: true, manifest: true },
});
