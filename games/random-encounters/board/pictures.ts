// The painted pictures of this game, by the names of its recipes.

import { paintingsOf } from '../../../web/table/painting.ts';
import hung from './pictures.json' with { type: 'json' };

const files = import.meta.glob<string>('./pictures/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const PAINTINGS = paintingsOf(files, hung);
