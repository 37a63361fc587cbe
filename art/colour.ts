// Colours as "#rrggbb", and what painters do with them.

export type Colour = string;

const channels = (colour: Colour): [number, number, number] => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

const written = (parts: readonly number[]): Colour =>
  `#${parts
    .map((part) =>
      Math.max(0, Math.min(255, Math.round(part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** From one colour towards another; `share` 0 stays, 1 arrives. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const target = channels(to);
  return written(channels(from).map((part, at) => part + ((target[at] as number) - part) * share));
}

const lightness = ([red, green, blue]: readonly [number, number, number]) =>
  red * 0.3 + green * 0.59 + blue * 0.11;

/** More colourful above 1, greyer below. */
export function vivid(colour: Colour, factor: number): Colour {
  const parts = channels(colour);
  const grey = lightness(parts);
  return written(parts.map((part) => grey + (part - grey) * factor));
}

export const lighter = (colour: Colour, share: number): Colour => mix(colour, '#ffffff', share);

/** Red, green and blue from 0 to 1, as filters want them. */
export const shares = (colour: Colour): number[] => channels(colour).map((part) => part / 255);

export function isWarm(colour: Colour): boolean {
  const [red, green, blue] = channels(colour);
  return red >= green && red - blue > 60;
}
