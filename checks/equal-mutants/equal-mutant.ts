export type EqualMutant = {
  readonly path: string;
  /** The line before it, where it stands there more than once. */
  readonly after?: string;
  /** The line as it stands, and how it may read as well. */
  readonly line: string;
  readonly broken: readonly string[];
  readonly why: string;
};
