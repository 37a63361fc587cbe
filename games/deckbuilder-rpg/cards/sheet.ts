// Sheets of cards as they are printed: one line a card, its name first, its figures after it.

/** The cards of a sheet by their key. A figure is a number where one is printed, and text otherwise. */
export type Sheet<Column extends string> = Readonly<Record<string, Row<Column>>>;
export type Row<Column extends string> = { readonly name: string } & Readonly<Record<Column, Figure>>;
export type Figure = string | number;

/** Reads a sheet: `sheet(['kind', 'damage'], 'Dagger | melee | 1')`. */
export function sheet<Column extends string>(columns: readonly Column[], text: string): Sheet<Column> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...cells] = line.split(' | ').map((cell) => cell.trim());
      if (cells.length !== columns.length)
        throw new Error(`“${name}” has ${cells.length} figures; the sheet has ${columns.join(', ')}.`);
      const figures = Object.fromEntries(columns.map((column, i) => [column, figureIn(cells[i] as string)]));
      return [keyOfName(name), { name, ...figures } as Row<Column>];
    }),
  );
}

const figureIn = (cell: string): Figure => (/^-?\d+$/.test(cell) ? Number(cell) : cell);

/** The identifier of a card: its name in lower case with hyphens. */
export function keyOfName(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’!:]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A list in a cell: "Ring Hauberk, Buckler"; a dash is nothing. */
export const listed = (cell: Figure): string[] => (cell === '-' ? [] : String(cell).split(', '));

/** "4 Melee, 2 Defend": so many of each. */
export function counted(cell: Figure): { name: string; count: number }[] {
  return listed(cell).map((part) => {
    const [count, ...name] = part.split(' ');
    return { name: name.join(' '), count: Number(count) };
  });
}
