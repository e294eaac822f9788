import { addresses } from './page-paths.ts';
import { shiftsWithLateFonts } from './late-fonts.ts';
import { expect, test } from './page.ts';

for (const width of [1366, 390])
  test.describe(`with a typeface that comes late, at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });
    // The page for no network comes from the device, with its fonts.
    for (const address of addresses.filter((one) => one !== '/offline'))
      test(`nothing moves on ${address}`, async ({ page }) => {
        // Where a device has no font of the same widths, a word may stand on another line until they come.
        expect(await shiftsWithLateFonts(page, address)).toBeLessThan(0.1);
      });
  });
