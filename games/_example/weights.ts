// What each feature of a position is worth in log odds, by how many may still win; and how well that foretold matches
// it was not fitted to. Written by the command below: measure again, do not edit.

import type { Measured } from '../../engine/features.ts';

export const MEASURED: Measured = {
  command: 'bin/misadventure lab learn _example --games 600 --workers 1',
  weights: {
    2: {
      'points eaten': 0.4856,
      'points eaten, the fewer cards are left the more': 0.9157,
      'points held': 0.5755,
      'cards held': 0.1589,
      'turns to come': 0.9588,
    },
    3: {
      'points eaten': 0.5885,
      'points eaten, the fewer cards are left the more': 0.9851,
      'points held': 0.4399,
      'cards held': -0.0068,
      'turns to come': 1.2633,
    },
    4: {
      'points eaten': 0.5466,
      'points eaten, the fewer cards are left the more': 0.9367,
      'points held': 0.3334,
      'cards held': 0.0654,
      'turns to come': 1.5281,
    },
  },
  checks: {
    2: {
      matches: 120,
      positions: 840,
      loss: 0.4725,
      explains: 0.3189,
      explainedBefore: 0.2424,
      calibration: [
        [0.0423, 0.0333, 195],
        [0.1449, 0.1311, 164],
        [0.2534, 0.2861, 194],
        [0.3556, 0.2984, 124],
        [0.4513, 0.3931, 145],
        [0.539, 0.5856, 181],
        [0.6444, 0.7016, 124],
        [0.7466, 0.7139, 194],
        [0.8551, 0.8689, 164],
        [0.9577, 0.9667, 195],
      ],
    },
    3: {
      matches: 120,
      positions: 600,
      loss: 0.8205,
      explains: 0.2552,
      explainedBefore: 0.1822,
      calibration: [
        [0.046, 0.0532, 385],
        [0.1475, 0.1505, 299],
        [0.2502, 0.2265, 284],
        [0.3484, 0.4085, 213],
        [0.4529, 0.472, 149],
        [0.5554, 0.5604, 160],
        [0.6498, 0.6313, 113],
        [0.7489, 0.7229, 83],
        [0.8442, 0.7917, 68],
        [0.9477, 0.8261, 46],
      ],
    },
    4: {
      matches: 120,
      positions: 360,
      loss: 1.0935,
      explains: 0.2144,
      explainedBefore: 0.0611,
      calibration: [
        [0.0597, 0.0181, 240],
        [0.1479, 0.1178, 423],
        [0.2469, 0.2695, 316],
        [0.3442, 0.3994, 232],
        [0.4464, 0.442, 112],
        [0.5433, 0.5481, 52],
        [0.6399, 0.6406, 32],
        [0.7476, 0.8333, 18],
        [0.853, 0.9545, 11],
        [0.926, 1, 4],
      ],
    },
  },
};
