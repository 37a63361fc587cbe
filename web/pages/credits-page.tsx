// Credits for icons and type faces as their licences ask, and whose games these are.

import { PageFrame } from '../shell/page-frame.tsx';

/** The contributors that the collection itself asks to be named. */
const AUTHORS =
  'Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, Andy Meneely, Cathelineau, Kier Heyl, Aussiesim, Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, DarkZaitzev, SpencerDub, GeneralAce135, Zajkonur, Catsu, Starseeker, Pepijn Poolman, Pierre Leducq, Caro Asercion';

/** As each type face's own licence names its makers. */
const FACES = [
  { name: 'Alegreya Sans', by: 'The Alegreya Sans Project Authors, 2013' },
  { name: 'Grenze Gotisch', by: 'The Grenze Gotisch Project Authors, 2020' },
  { name: 'Bangers', by: 'The Bangers Project Authors, 2010' },
  { name: 'Lilita One', by: 'Juan Montoreano, 2011, with the reserved font name “Lilita One”' },
];

export function CreditsPage() {
  return (
    <PageFrame title="Credits and notices">
      <div className="paper reading">
        <h2>Whose games these are</h2>
        <p>
          Unlucky Adventurers, Hero Master, Random Encounters, Rain World and Deckbuilder RPG, their rules and
          their names belong to their authors and publishers. Misadventure is an unofficial implementation. It
          is not made, endorsed or sponsored by them. All rulebook words, card texts, cards and art here are
          our own.
        </p>
        <h2>Icons</h2>
        <p>
          Card pictures are built from the collection{' '}
          <a href="https://github.com/game-icons/icons">Game Icons</a> (
          <a href="https://game-icons.net">game-icons.net</a>), licensed under{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a> as{' '}
          <a href="https://github.com/game-icons/icons/blob/master/license.txt">its licence</a> says. They are
          taken apart, painted, textured, combined into scenes and drawn a little more coarsely. Icons made by{' '}
          {AUTHORS} and the other contributors of the collection.
        </p>
        <h2>Type faces</h2>
        <ul>
          {FACES.map(({ name, by }) => (
            <li key={name}>
              {name}, copyright {by}, under the{' '}
              <a href="https://openfontlicense.org">SIL Open Font License 1.1</a>
            </li>
          ))}
        </ul>
        <h2>Software</h2>
        <p>
          React, Motion and noble-hashes under the MIT licence, idb under the ISC licence. Misadventure itself
          is under the MIT licence. It plays in your browser: nothing you do here is sent anywhere.
        </p>
      </div>
    </PageFrame>
  );
}
