import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/programs/find-chromium.ts';
import type { Engine } from './engine.ts';

/** The engine of all other tests, as the reference. */
export async function startChromium(): Promise<Pick<Engine, 'open' | 'resize' | 'run' | 'close'>> {
  const program = await findChromium();
  const browser = await chromium.launch(program === undefined ? {} : { executablePath: program });
  const page = await browser.newPage();
  return {
    open: async (url) => {
      await page.goto(url);
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    run: (body) => page.evaluate(`(async () => { ${body} })()`),
    close: () => browser.close(),
  };
}
