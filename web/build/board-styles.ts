// A board's style sheets hold for its own game alone: what was fetched for one table stays on the page at the next.

import type { Plugin } from 'vite';

/** A mood names itself in its rules: covers on the shelf wear it too. */
const BOARD_STYLES = /\/games\/_?([^/]+)\/board\/(?!mood\.css)[^/]+\.css$/;

/** Names that hold for the whole page, and may not stand inside of a rule. */
const KEYFRAMES = /^@keyframes .*?^\}/gms;

/** `data-mood` names the game at whose table the page is; `:where` adds nothing to a rule's weight. */
export function boardStyles(): Plugin {
  return {
    name: 'misadventure:board-styles',
    enforce: 'pre',
    transform(code, id) {
      const game = BOARD_STYLES.exec(id.split('?')[0] as string)?.[1];
      return game === undefined ? undefined : { code: styleOfGame(game, code), map: null };
    },
  };
}

function styleOfGame(game: string, styles: string): string {
  const keyframes = styles.match(KEYFRAMES) ?? [];
  return [...keyframes, `:where([data-mood="${game}"]) {`, styles.replace(KEYFRAMES, ''), '}'].join('\n');
}
