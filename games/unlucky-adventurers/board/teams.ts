// Teams by their word, their icon and their colour: never by colour alone.

import type { Outline } from '../../../web/table/icon.tsx';
import type { Marker } from '../../../web/table/seat.tsx';
import outlines from './kinds.icons.json' with { type: 'json' };

const TEAMS: readonly { readonly word: string; readonly icon: Outline }[] = [
  { word: 'Team Tankard', icon: outlines.team0 },
  { word: 'Team Drumstick', icon: outlines.team1 },
  { word: 'Team Trousers', icon: outlines.team2 },
];

export function teamMarker(team: number): Marker {
  const { word, icon } = TEAMS[team] ?? { word: `Team ${team + 1}`, icon: outlines.team0 };
  return { word, icon, tone: `team${team}` };
}
