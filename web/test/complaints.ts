// What axe has to complain about on the page as it is now.

import axe from 'axe-core';
import type { Page } from 'playwright-core';

export async function complaints(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ content: axe.source });
  return page.evaluate(async () => {
    // Behind the veil (browser.ts) nothing would have a contrast.
    const { adoptedStyleSheets } = document;
    document.adoptedStyleSheets = [];
    // Of what is in order axe need not write down where it stands.
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ['violations'],
    });
    document.adoptedStyleSheets = adoptedStyleSheets;
    return violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`),
    );
  });
}
