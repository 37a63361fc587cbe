// A painted picture: where its file is, and the colour that stands for it until it is there.

export type Painting = {
  readonly src: string;
  readonly colour: string;
  /** What must stay in sight where the picture is cut: its height in percent, 44 if not said. */
  readonly focus?: number;
  /** Fetched although it is not seen yet: for print. */
  readonly isUrgent?: true;
};

/** By the key of a card's face, or "portrait-…", "cover", "backdrop-…" (art/studio/galleries.ts names the files). */
export type Paintings = Readonly<Record<string, Painting>>;

/**
 * A game's board/pictures.ts is these lines:
 *
 *     const files = import.meta.glob<string>('./pictures/*.avif', { eager: true, query: '?url', import: 'default' });
 *     export const PAINTINGS = paintingsOf(files, hung);
 */
export function paintingsOf(
  files: Readonly<Record<string, string>>,
  hung: Readonly<Record<string, { readonly colour: string; readonly focus?: number }>>,
): Paintings {
  return Object.fromEntries(
    Object.entries(files).map(([path, src]) => {
      const name = path.replace(/^.*\/|\.avif$/g, '');
      const { colour = 'transparent', focus } = hung[name] ?? {};
      return [name, { src, colour, ...(focus !== undefined && { focus }) }];
    }),
  );
}

/** Somebody who counts every byte keeps the plain icons. */
export const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
