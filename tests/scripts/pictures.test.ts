import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { makeRendition, readPhotographs, renditionsOf } from '../../scripts/build/pictures.ts';
import { folderOfTests } from '../folders.ts';

const folder = folderOfTests();
const cache = folderOfTests();
const colours = join(cache, 'colours.json');

beforeAll(async () => {
  // A portrait, stored in landscape with an orientation flag and a location.
  const create = { width: 1600, height: 1000, channels: 3, background: '#4b1d0e' } as const;
  const place = { GPSLatitude: '12/1 58/1 0/1', GPSLatitudeRef: 'N' };
  await sharp({ create })
    .jpeg()
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: place })
    .withMetadata({ orientation: 6 })
    .toFile(join(folder, 'camera.jpg'));
});

test('a photograph of a camera held upright is upright', async () => {
  const { 'camera.jpg': photograph } = await readPhotographs(folder, colours);
  expect(photograph).toMatchObject({ width: 1000, height: 1600, widths: [480, 736, 1000] });
  expect(photograph!.base).toMatch(/^\/photographs\/camera-[\da-f]{6}$/);
});

test.each(['webp', 'png', 'avif', 'jpeg'] as const)(
  'a %s with an orientation flag has the size in which it is seen',
  async (format) => {
    const own = mkdtempSync(join(tmpdir(), 'turned-'));
    const wide = { width: 1200, height: 800, channels: 3 as const, background: '#4b1d0e' };
    await sharp({ create: wide })
      .toFormat(format)
      .withMetadata({ orientation: 6 })
      .toFile(join(own, `turned.${format}`));
    const [photograph] = Object.values(await readPhotographs(own, join(own, 'colours.json')));
    const [rendition] = renditionsOf({ turned: photograph! });
    const file = await makeRendition(own, cache, { ...rendition!, source: `turned.${format}` });
    const { width, height } = await sharp(file).metadata();
    expect(width / height).toBeCloseTo(photograph!.width / photograph!.height, 2);
    rmSync(own, { recursive: true });
  },
);

test('its ground is the nearest of the sixteen', async () => {
  const { 'camera.jpg': photograph } = await readPhotographs(folder, colours);
  expect(photograph!.colour).toBe(6);
});

test('it comes in all sizes, in two of them for old browsers too, and none says where it was taken', async () => {
  const all = [...renditionsOf(await readPhotographs(folder, colours))];
  expect(all.map(({ width, format }) => `${width} ${format}`).join()).toBe(
    '480 avif,736 avif,736 jpg,1000 avif,1000 jpg',
  );
  for (const rendition of all) {
    const made = readFileSync(await makeRendition(folder, cache, rendition));
    const { width, height, exif, orientation } = await sharp(made).metadata();
    expect([width, height]).toEqual([rendition.width, Math.round(rendition.width * 1.6)]);
    expect([exif, orientation]).toEqual([undefined, undefined]);
  }
});
