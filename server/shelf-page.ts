// One honest page for as long as there is no web app: the games, and how to play them in a terminal.

import type { Game } from '../engine/game.ts';

export function shelfPage(games: readonly Game[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Misadventure</title>
<style>
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1.1rem/1.6 system-ui, sans-serif; color: #22201c; background: #fbf8f1; }
  code { background: #ece5d6; padding: .1em .35em; border-radius: .25em; }
  @media (prefers-color-scheme: dark) { body { color: #ece5d6; background: #1d1b18; } code { background: #35312a; } }
</style>
</head>
<body>
<main>
<h1>Misadventure</h1>
<p>Adventure card games, played and playtested. The table in the browser has not been built yet;
the games can be played in a terminal:</p>
<p><code>npx misadventure play ${escaped(games[0]?.id ?? '')}</code></p>
<h2>The games</h2>
${games.map(entry).join('\n')}
</main>
</body>
</html>
`;
}

function entry({ id, title, about, players, minutes }: Game): string {
  return `<article>
<h3>${escaped(title)}</h3>
<p>${escaped(about)}</p>
<p>${players.min} to ${players.max} players, ${minutes.min} to ${minutes.max} minutes.
In a terminal: <code>npx misadventure play ${escaped(id)}</code></p>
</article>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] as string);
