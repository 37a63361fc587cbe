// An AVIF file around one AV1 frame: the boxes of ISO/IEC 23008-12 that a browser wants to see, and no more.

export type Av1Picture = { readonly frame: Uint8Array; readonly width: number; readonly height: number };

const bytes = (...numbers: number[]): Uint8Array => Uint8Array.from(numbers);
const text = (letters: string): Uint8Array => new TextEncoder().encode(letters);
const u16 = (number: number) => bytes(number >>> 8, number & 255);
const u32 = (number: number) =>
  bytes(number >>> 24, (number >>> 16) & 255, (number >>> 8) & 255, number & 255);

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function box(name: string, ...parts: readonly Uint8Array[]): Uint8Array {
  const content = joined(...parts);
  return joined(u32(content.length + 8), text(name), content);
}

/** With a version, 0 unless said, and flags. */
const fullBox = (name: string, version: number, ...parts: readonly Uint8Array[]) =>
  box(name, u32(version << 24), ...parts);

const FILE_TYPE = box('ftyp', text('avif'), u32(0), text('avifmif1miafMA1B'));
/** The frame is the item of this number. */
const ITEM = 1;

export function avifFile({ frame, width, height }: Av1Picture): Uint8Array {
  const payload = withoutDelimiter(frame);
  const meta = (offset: number) => metaBox({ width, height, offset, length: payload.length });
  const start = FILE_TYPE.length + meta(0).length + 8;
  return joined(FILE_TYPE, meta(start), box('mdat', payload));
}

/** Temporal delimiters belong into videos. */
const withoutDelimiter = (frame: Uint8Array) =>
  frame[0] === 0x12 && frame[1] === 0 ? frame.subarray(2) : frame;

type Item = {
  readonly width: number;
  readonly height: number;
  readonly offset: number;
  readonly length: number;
};

function metaBox({ width, height, offset, length }: Item): Uint8Array {
  return fullBox(
    'meta',
    0,
    fullBox('hdlr', 0, u32(0), text('pict'), u32(0), u32(0), u32(0), bytes(0)),
    fullBox('pitm', 0, u16(ITEM)),
    fullBox('iloc', 0, bytes(0x44, 0), u16(1), u16(ITEM), u16(0), u16(1), u32(offset), u32(length)),
    fullBox('iinf', 0, u16(1), fullBox('infe', 2, u16(ITEM), u16(0), text('av01'), bytes(0))),
    box(
      'iprp',
      box('ipco', ...properties(width, height)),
      fullBox('ipma', 0, u32(1), u16(ITEM), bytes(4, 1, 2, 0x83, 4)),
    ),
  );
}

/** Size, depth of the channels, the codec's settings (Main profile, 8 bits, 4:2:0), colours (sRGB, BT.601, full range). */
const properties = (width: number, height: number) => [
  fullBox('ispe', 0, u32(width), u32(height)),
  fullBox('pixi', 0, bytes(3, 8, 8, 8)),
  box('av1C', bytes(0x81, 0x04, 0x0c, 0)),
  box('colr', text('nclx'), u16(1), u16(13), u16(6), bytes(0x80)),
];
