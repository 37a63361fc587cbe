// The thirteen regions and the eighteen gates between them. Names and traits are the rulebook's, the karma numbers those of the video game.

export const REGION_CODES = [
  'SU',
  'HI',
  'CC',
  'GW',
  'SL',
  'SH',
  'SI',
  'SS',
  'UWW',
  'UWU',
  'LF',
  'DS',
  'SB',
] as const;
export type RegionCode = (typeof REGION_CODES)[number];

/** A region, by its place in REGION_CODES. */
export type Region = number;

export const regionOf = (code: RegionCode): Region => REGION_CODES.indexOf(code);

export const SH: Region = regionOf('SH');
export const SI: Region = regionOf('SI');
export const SS: Region = regionOf('SS');
export const UWW: Region = regionOf('UWW');
export const UWU: Region = regionOf('UWU');
export const LF: Region = regionOf('LF');
export const SB: Region = regionOf('SB');
export const REGION_COUNT: number = REGION_CODES.length;

/** Decks that belong to no region; they follow the regions' in the list of decks. */
export const PRECYCLE = 13;
export const TREASURE = 14;
export const WORM_GRASS = 15;
export const DECK_COUNT = 16;

export type RegionFigures = {
  readonly name: string;
  /** RW-R-47: The Wall and The Underhang are both printed UW. */
  readonly printed: string;
  readonly trait: string;
  readonly water: boolean;
};

const region = (name: string, printed: string, trait = ''): RegionFigures => ({
  name,
  printed,
  trait,
  water: false,
});
const water = (name: string, printed: string): RegionFigures => ({
  name,
  printed,
  trait: 'Water based: Aquatic creatures have +2 CHASE.',
  water: true,
});

export const REGIONS: Readonly<Record<RegionCode, RegionFigures>> = {
  SU: region('Outskirts', 'SU'),
  HI: region('Industrial Complex', 'HI'),
  CC: region('Chimney Canopy', 'CC'),
  GW: water('Garbage Wastes', 'GW'),
  SL: water('Shoreline', 'SL'),
  SH: region('Shaded Citadel', 'SH', 'Dark: −1 ATK and −1 FLEE without light.'),
  SI: region('Sky Islands', 'SI', 'High: −1 FLEE.'),
  SS: region('Five Pebbles', 'SS', 'No rain here.'),
  UWW: region('The Wall', 'UW', 'Climb to The Underhang: no card, no karma, one turn.'),
  UWU: region('The Underhang', 'UW', 'Climb to The Wall: no card, no karma, one turn.'),
  LF: region('Farm Arrays', 'LF', 'A Worm Grass card every second turn.'),
  DS: water('Drainage System', 'DS'),
  SB: region('Subterranean', 'SB', 'Hibernate here twice with the Mark to ascend.'),
};

export type GateFigures = {
  /** Karma needed from the first region to the second, and back (RW-GATE-05). */
  readonly there: number;
  readonly back: number;
  /** Copies in the deck of the first region, and in that of the second (RW-R-45). */
  readonly copies: number;
  readonly copiesBack: number;
};

export const GATES: Readonly<Record<string, GateFigures>> = {
  'SU-HI': { there: 3, back: 2, copies: 8, copiesBack: 1 },
  'SU-DS': { there: 4, back: 2, copies: 2, copiesBack: 2 },
  'SU-LF': { there: 5, back: 2, copies: 1, copiesBack: 2 },
  'HI-CC': { there: 3, back: 3, copies: 6, copiesBack: 2 },
  'HI-GW': { there: 2, back: 2, copies: 4, copiesBack: 4 },
  'HI-SH': { there: 5, back: 1, copies: 2, copiesBack: 2 },
  'CC-SI': { there: 2, back: 3, copies: 5, copiesBack: 5 },
  'CC-UWW': { there: 4, back: 1, copies: 7, copiesBack: 5 },
  'GW-SL': { there: 3, back: 2, copies: 5, copiesBack: 2 },
  'GW-DS': { there: 3, back: 1, copies: 4, copiesBack: 4 },
  'SL-SH': { there: 2, back: 3, copies: 5, copiesBack: 5 },
  'SL-SB': { there: 5, back: 2, copies: 5, copiesBack: 2 },
  'SH-UWU': { there: 1, back: 1, copies: 5, copiesBack: 5 },
  'SI-LF': { there: 3, back: 3, copies: 6, copiesBack: 5 },
  'UWW-SS': { there: 1, back: 1, copies: 5, copiesBack: 5 },
  'UWU-SS': { there: 5, back: 1, copies: 4, copiesBack: 5 },
  'LF-SB': { there: 4, back: 5, copies: 5, copiesBack: 1 },
  'DS-SB': { there: 4, back: 1, copies: 5, copiesBack: 1 },
};
