// An easel: a page in Chromium that turns an SVG into a picture of dots.

import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.mjs';
import { avifFile } from './avif.ts';

/** Encoders are there only for pages that came over a safe line; this one never leaves the machine. */
const PAGE = 'https://easel.invalid/';

export class Easel {
  readonly #browser: Browser;
  readonly #page: Page;

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.#page = page;
  }

  static async open(): Promise<Easel> {
    const executablePath = await findChromium();
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--headless'] });
    const page = await browser.newPage();
    await page.route(PAGE, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
    await page.goto(PAGE);
    return new Easel(browser, page);
  }

  /** `coarseness` goes from 0 (all details) to 255. */
  async avif(
    svg: string,
    [width, height]: readonly [number, number],
    coarseness: number,
  ): Promise<Uint8Array> {
    const frame = await this.#page.evaluate(encode, { svg, width, height, coarseness });
    return avifFile({ frame: Uint8Array.from(Buffer.from(frame, 'base64')), width, height });
  }

  /** What a page of HTML looks like. */
  async photograph(html: string, width: number, type: 'jpeg' | 'png'): Promise<Buffer> {
    const page = await this.#browser.newPage({ viewport: { width, height: 400 } });
    await page.setContent(html);
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    const photograph = await page.screenshot({
      fullPage: true,
      type,
      ...(type === 'jpeg' && { quality: 72 }),
    });
    await page.close();
    return photograph;
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}

type Sitting = {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly coarseness: number;
};

/** Runs in the page. Brightness and two colours are made here, so that all machines agree on what they mean. */
async function encode({ svg, width, height, coarseness }: Sitting): Promise<string> {
  const image = new Image(width, height);
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(image, 0, 0, width, height);
  URL.revokeObjectURL(image.src);
  const { data } = context.getImageData(0, 0, width, height);
  const planes = new Uint8Array((width * height * 3) / 2);
  const [blue, red] = [width * height, (width * height * 5) / 4];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [r = 0, g = 0, b = 0] = data.subarray((y * width + x) * 4);
      planes[y * width + x] = Math.round(0.299 * r + 0.587 * g + 0.114 * b);
      if (x % 2 === 1 || y % 2 === 1) continue;
      const [ar, ag, ab] = [0, 1, 2].map((channel) => {
        const at = (dx: number, dy: number) => data[((y + dy) * width + x + dx) * 4 + channel] ?? 0;
        return (at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1)) / 4;
      }) as [number, number, number];
      const half = (y / 2) * (width / 2) + x / 2;
      planes[blue + half] = Math.min(255, Math.round(128 - 0.168736 * ar - 0.331264 * ag + 0.5 * ab));
      planes[red + half] = Math.min(255, Math.round(128 + 0.5 * ar - 0.418688 * ag - 0.081312 * ab));
    }
  const chunks: EncodedVideoChunk[] = [];
  const problems: string[] = [];
  const encoder = new VideoEncoder({
    output: (chunk) => chunks.push(chunk),
    error: ({ message }) => problems.push(message),
  });
  encoder.configure({
    codec: 'av01.0.04M.08',
    width,
    height,
    bitrateMode: 'quantizer',
    latencyMode: 'quality',
    framerate: 1,
  });
  const frame = new VideoFrame(planes, {
    format: 'I420',
    codedWidth: width,
    codedHeight: height,
    timestamp: 0,
    colorSpace: { fullRange: true, matrix: 'smpte170m', primaries: 'bt709', transfer: 'iec61966-2-1' },
  });
  encoder.encode(frame, { keyFrame: true, av1: { quantizer: coarseness } } as VideoEncoderEncodeOptions);
  frame.close();
  await encoder.flush();
  encoder.close();
  const [chunk] = chunks;
  if (chunk === undefined) throw new Error(`Chromium made no picture. ${problems.join(' ')}`);
  const bytes = new Uint8Array(chunk.byteLength);
  chunk.copyTo(bytes);
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
