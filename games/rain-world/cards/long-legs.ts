// The one card that is both a creature and, after the rot, a slugcat.

export const LONG_LEGS = 'hunterLongLegs';
