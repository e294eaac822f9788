import type { Page } from '@playwright/test';
import { addresses } from './page-paths.ts';
import { expect, test } from './page.ts';

const notLoaded = (page: Page) => page.getByText('Not loaded yet. Try again');
const pages = [...new Set(['/account', '/reset', ...addresses])];

/** Advances the clock past the time limit. */
const waitTooLong = (page: Page) =>
  page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));

/** The scripts of the islands of a page, each with the markup of the controls that need it. */
const controlsByFile = (page: Page) =>
  page.locator('[data-island]').evaluateAll((all: HTMLElement[]) => {
    const controls: Record<string, string> = {};
    for (const box of all)
      for (const file of [box.dataset['props'] ?? [], box.dataset['src']!.split(' ')].flat()) {
        const own = [...box.querySelectorAll('button, input')].map((one) => one.outerHTML);
        controls[file] = [controls[file] ?? '', ...own].join('\n');
      }
    return controls;
  });

/** Presses every control that needs a file; returns their number, and those without a waiting message. */
const pressAll = (page: Page, file: string) =>
  page.evaluate((needed) => {
    const silent: string[] = [];
    let pressed = 0;
    for (const box of document.querySelectorAll<HTMLElement>('[data-island]')) {
      if (![box.dataset['props'], ...box.dataset['src']!.split(' ')].includes(needed)) continue;
      for (const control of box.querySelectorAll<HTMLInputElement>('button, input')) {
        if (control.closest('[data-island]') !== box || control.checked) continue;
        if (!control.checkVisibility()) continue;
        delete box.dataset['asked'];
        if (control.matches('input:not([type=radio])'))
          control.dispatchEvent(new Event('input', { bubbles: true }));
        else control.click();
        pressed++;
        if (box.dataset['asked'] === undefined) silent.push(control.outerHTML);
      }
    }
    return { pressed, silent };
  }, file);

/** Opens a page for which one file never loads. A route would disable the cache for all other files. */
async function blocking(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return async (address: string, ...files: string[]) => {
    // Photographs are not needed here, and cost most of a load.
    const urls = ['photographs/*', ...files].map((file) => `*/${file.replace(/^\//, '')}`);
    await session.send('Network.setBlockedURLs', { urls });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
  };
}

test.describe('when a script does not come', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_|Failed to fetch/] });

  test.describe('in one worker, which knows what it has seen', () => {
    test.describe.configure({ mode: 'default' });
    /** The same controls with the same script: those of the header are on every page. */
    const seen = new Set<string>();

    for (const address of pages)
      test(`${address}: no control does nothing silently`, async ({ page }) => {
        const openWithout = await blocking(page);
        await openWithout(address);
        for (const [file, controls] of Object.entries(await controlsByFile(page))) {
          if (seen.has(`${file}\n${controls}`)) continue;
          seen.add(`${file}\n${controls}`);
          await openWithout(address, file);
          const { pressed, silent } = await pressAll(page, file);
          expect(silent, file).toEqual([]);
          if (pressed > 0) {
            await expect(notLoaded(page)).toBeHidden();
            await waitTooLong(page);
            await expect(notLoaded(page)).toBeVisible();
          }
        }
      });
  });

  test('My week, which nobody has to press, says so too; Try again loads it', async ({ page }) => {
    await page.route('**/AccountPanel-*.js', (route) => route.abort());
    await page.goto('/account');
    await expect(notLoaded(page)).toBeHidden();
    await expect(notLoaded(page)).toBeVisible();
    await page.unroute('**/AccountPanel-*.js');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(notLoaded(page)).toBeHidden();
  });

  test.describe('for who wants no motion', () => {
    test.use({ reducedMotion: 'reduce' });
    test('what is only slow is not called lost', async ({ page }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/AuthPanel-*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/login');
      await page.getByRole('button', { name: 'Show password' }).click();
      await page.waitForTimeout(2_000);
      await expect(notLoaded(page)).toBeHidden();
      release();
      await expect(page.locator('[data-island^=AuthPanel][data-live]')).toBeAttached();
      await waitTooLong(page);
      await expect(notLoaded(page)).toBeHidden();
    });
  });

  test('what the parts of accounts load at the press is told where it was pressed', async ({
    page,
  }) => {
    await page.route('**/firebase-*.js', (route) => route.abort());
    for (const address of ['/login', '/signup', '/reset']) {
      await page.goto(address);
      await expect(page.locator('main [data-island][data-live]')).toBeAttached();
      await page.getByLabel('E-mail').fill('joe@example.com');
      const password = page.getByLabel('Password', { exact: true });
      if ((await password.count()) > 0) await password.fill('long enough');
      await page.locator('main form button[type=submit]').click();
      await expect(page.getByRole('alert')).toContainText('reload the page and try again');
    }
  });
});

/** Expects every visible control to open a closable dialog or to navigate. */
async function expectEachToAct(page: Page) {
  // A text in a box can be changed, copied and read out in a call without any script.
  const controls = page.locator('button, input, select').filter({ visible: true });
  for (const control of await controls.all()) {
    const { dialog, leads, name } = await control.evaluate((one: HTMLButtonElement) => ({
      dialog: one.getAttribute('popovertarget'),
      leads: one.hasAttribute('formaction'),
      name: one.outerHTML,
    }));
    expect(dialog !== null || leads, name).toBe(true);
    if (dialog === null) continue;
    await control.click();
    await expect(page.locator(`#${dialog}`), name).toBeVisible();
    await page.locator(`#${dialog} [popovertargetaction=hide]`).click();
    await expect(page.locator(`#${dialog}`), name).toBeHidden();
  }
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every control that is there does something', async ({ page }) => {
    for (const address of pages)
      await test.step(address, async () => {
        await page.goto(address);
        await expectEachToAct(page);
      });
  });

  test('the forms of accounts, the calculator and the search say what they need', async ({
    page,
  }) => {
    for (const address of ['/login', '/signup', '/reset', '/account', '/', '/blog']) {
      await page.goto(address);
      await expect(page.getByRole('main').getByText(/needs? JavaScript/), address).toBeVisible();
    }
  });
});
