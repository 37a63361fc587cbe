// Mutants that change nothing anybody could see, each with the reason. `npm run mutants` counts them apart, and a test
// holds that the lines still stand there.

export type EqualMutant = {
  readonly path: string;
  /** The line as it stands, and as it reads broken. */
  readonly line: string;
  readonly broken: string;
  readonly why: string;
};

export const EQUAL_MUTANTS: readonly EqualMutant[] = [];
