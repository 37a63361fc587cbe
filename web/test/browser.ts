// A real Chromium for tests and screenshots, and the few moves every test makes with it.

import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.mjs';
import { SALT } from '../../test/salt.ts';
import { type Site, serveSite } from './site.ts';

export type Visit = { readonly page: Page; readonly context: BrowserContext; readonly problems: string[] };

/**
 * Runs in a worker: always other bytes, and none is a surprise. Bots take seeds that nobody knows; in a test they take the same
 * ones each time, so that a match never goes another way.
 */
function counted(salt: string): void {
  let last = salt.length;
  crypto.getRandomValues = (array) => {
    const bytes = array as unknown as Uint8Array;
    for (let at = 0; at < bytes.length; at++)
      bytes[at] = last = (last * 37 + (salt.charCodeAt(at) || 11)) % 251;
    return array;
  };
}

const FORESEEN = `(${counted})(${JSON.stringify(SALT)});`;

/** Runs in a page: all is laid out and can be clicked, but the browser need not paint it, which is a quarter of its work. */
function drawVeil(): void {
  const veil = new CSSStyleSheet();
  veil.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [veil];
}

/** Where nobody looks at the pixels: a machine for tests has no graphics card, and pretending that it had one is a tenth of the work. */
const WITHOUT_GRAPHICS = ['--disable-gpu', '--disable-software-rasterizer'];

export class Visitor {
  readonly site: Site;
  readonly browser: Browser;
  /** Does anybody look at the pixels? */
  readonly paints: boolean;

  constructor(site: Site, browser: Browser, paints: boolean) {
    this.site = site;
    this.browser = browser;
    this.paints = paints;
  }

  static async arrive({ paints = false } = {}): Promise<Visitor> {
    const [site, executablePath] = await Promise.all([serveSite(FORESEEN), findChromium()]);
    const args = ['--no-sandbox', '--headless', ...(paints ? [] : WITHOUT_GRAPHICS)];
    const browser = await chromium.launch({ executablePath, args });
    return new Visitor(site, browser, paints);
  }

  /**
   * A fresh browser with nothing saved. Whatever the page complains about is collected. Nothing is kept for the time without
   * a network unless `serviceWorkers: 'allow'` asks for it: fetching a whole game costs more than most tests do.
   */
  async visit(hash = '', settings: Parameters<Browser['newContext']>[0] = {}): Promise<Visit> {
    const context = await this.browser.newContext({
      viewport: { width: 1280, height: 720 },
      permissions: ['clipboard-read', 'clipboard-write'],
      serviceWorkers: 'block',
      ...settings,
    });
    await context.addInitScript(() => {
      localStorage.setItem('misadventure settings', JSON.stringify({ speed: 'instant', motion: 'system' }));
    });
    if (!this.paints) await context.addInitScript(drawVeil);
    const page = await context.newPage();
    page.setDefaultTimeout(120_000); // Ends what hangs; a busy machine may take its time.
    const problems: string[] = [];
    page.on('pageerror', (problem) => problems.push(problem.message));
    page.on('console', (line) => line.type() === 'error' && problems.push(line.text()));
    await page.goto(this.site.address + hash);
    return { page, context, problems };
  }

  async leave(): Promise<void> {
    await this.browser.close();
    await this.site.close();
  }
}
