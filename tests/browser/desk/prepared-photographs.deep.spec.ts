import type { Page } from '@playwright/test';
import { randomFillSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { checkImages, ImageCache } from '../../../scripts/check/check-images.ts';
import { expect, openDesk, test } from './desk.ts';

const shownPicture = (page: Page) => page.getByRole('main').locator('img.large');
const refusal = (page: Page) => page.getByRole('main').getByRole('alert');

test.beforeEach(async ({ page, desk }) => {
  await openDesk(page, desk);
  await page.getByRole('main').getByRole('link', { name: 'Change photographs' }).click();
  // The new screen has been scrolled to its top, so the list below moves no more.
  await expect(page.getByRole('heading', { level: 1, name: 'Photographs' })).toBeInViewport();
  await page.getByRole('link', { name: /A squat rack and bench/ }).click();
  await expect(shownPicture(page)).toHaveCount(1);
});

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a66440' } });
const red = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#f00' } });
const seeThrough = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 4, background: { r: 200, g: 60, b: 20, alpha: 0.4 } },
  });
const half = (width: number, height: number, background: string) => ({
  create: { width: width / 2, height, channels: 3 as const, background },
});
/** Red at the left, blue at the right. */
const redAndBlue = (width: number, height: number) =>
  plain(width, height).composite([
    { input: half(width, height, 'red'), left: 0, top: 0 },
    { input: half(width, height, 'blue'), left: width / 2, top: 0 },
  ]);
const noise = (width: number, height: number, channels: 3 | 4) =>
  sharp(randomFillSync(Buffer.alloc(width * height * channels)), {
    raw: { width, height, channels },
  });

type Given = Sharp | Uint8Array | string;

const bytesOf = (given: Given) =>
  typeof given === 'string' || given instanceof Uint8Array ? given : given.toBuffer();

/** Chooses one photograph after the other; what is said of those that are refused, by name. */
async function add(page: Page, given: Readonly<Record<string, Given>>) {
  const said: Record<string, string> = {};
  for (const [name, one] of Object.entries(given)) {
    const before = await shownPicture(page).getAttribute('src');
    await page.getByLabel('Choose a photograph').setInputFiles({
      name,
      mimeType: 'image/jpeg',
      buffer: Buffer.from((await bytesOf(one)) as string, 'latin1'),
    });
    await expect
      .poll(
        async () =>
          (await refusal(page).count()) > 0 ||
          (await shownPicture(page).getAttribute('src')) !== before,
        { timeout: 60_000 },
      )
      .toBe(true);
    if ((await refusal(page).count()) > 0) said[name] = await refusal(page).innerText();
  }
  return said;
}

interface Kept {
  name: string;
  width: number;
  height: number;
  bytes: Buffer;
}

/** The photographs of the draft on the device, after the content check. */
async function kept(page: Page): Promise<Record<string, Kept>> {
  const found = await page.evaluate(async () => {
    const [{ name }] = (await indexedDB.databases()) as [{ name: string }];
    const opening = indexedDB.open(name);
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const reading = opening.result.transaction('pictures').objectStore('pictures').getAll();
    await new Promise((resolve) => (reading.onsuccess = resolve));
    opening.result.close();
    type Picture = { name: string; width: number; height: number; bytes: Uint8Array };
    return (reading.result as Picture[]).map(({ bytes, ...one }) => {
      let letters = '';
      for (let at = 0; at < bytes.length; at += 8192)
        letters += String.fromCharCode(...bytes.subarray(at, at + 8192));
      return { ...one, bytes: btoa(letters) };
    });
  });
  const pictures = found.map((one) => ({ ...one, bytes: Buffer.from(one.bytes, 'base64') }));
  for (const { name, bytes, width, height } of pictures) {
    expect(await problemsOf(name, bytes)).toEqual([]);
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
  }
  return Object.fromEntries(pictures.map((one) => [one.name, one]));
}

function problemsOf(name: string, bytes: Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), 'prepared-'));
  mkdirSync(join(folder, 'images'));
  writeFileSync(join(folder, 'images', name), bytes);
  return checkImages(folder, 'images', new Map([[name, bytes.length]]), new ImageCache());
}

const colourAt = async (bytes: Uint8Array, left: number, top: number) => [
  ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

test('photographs come out upright, in their shape, and say nothing of where they were taken', async ({
  page,
}) => {
  const phone = redAndBlue(4000, 3000)
    .withExif({
      IFD0: { Make: 'Phone', Artist: 'Asha' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Indiranagar</place></x:xmpmeta>')
    .jpeg();
  await add(page, {
    'IMG_2034.JPG': phone,
    'wide.jpg': plain(4500, 2000).jpeg(),
    'smallest.jpg': plain(1000, 700).jpeg(),
    'huge.jpg': plain(12_000, 9000).jpeg(),
    'leaves.jpg': noise(600, 450, 3).resize(2400, 1800).jpeg({ quality: 95 }),
    'p3.jpg': red.clone().withIccProfile('p3').jpeg({ quality: 100 }),
    'print.jpg': red.clone().toColourspace('cmyk').jpeg(),
    'deep.png': red.clone().toColourspace('rgb16').png(),
  });
  const found = await kept(page);
  const shapes = Object.values(found).map(({ name, width, height }) => [name, width, height]);
  expect(shapes).toEqual([
    ['deep.jpg', 1200, 900],
    ['huge.jpg', 2400, 1800],
    ['img-2034.jpg', 1800, 2400],
    ['leaves.jpg', 2400, 1800],
    ['p3.jpg', 1200, 900],
    ['print.jpg', 1200, 900],
    ['smallest.jpg', 1000, 700],
    ['wide.jpg', 2400, 1067],
  ]);
  for (const { name, bytes } of Object.values(found)) {
    expect(bytes.length, name).toBeLessThanOrEqual(1_000_000);
    const { orientation, exif, xmp, iptc, format, space, channels, depth } =
      await sharp(bytes).metadata();
    expect({ orientation, exif, xmp, iptc }, name).toEqual({});
    expect({ format, space, channels, depth }, name).toEqual({
      format: 'jpeg',
      space: 'srgb',
      channels: 3,
      depth: 'uchar',
    });
  }
  const upright = found['img-2034.jpg']!.bytes;
  expect(upright.toString('latin1')).not.toMatch(/Asha|Phone|Indiranagar/);
  // The left side of the phone is at the top.
  expect((await colourAt(upright, 900, 100))[0]).toBeGreaterThan(200);
  expect((await colourAt(upright, 900, 2300))[2]).toBeGreaterThan(200);
  const [r, g, b] = await colourAt(found['p3.jpg']!.bytes, 600, 400);
  expect(r).toBeGreaterThan(250);
  expect(g! + b!).toBeLessThan(10);
});

test('kinds and names become those of the site', async ({ page }) => {
  await add(page, {
    'logo.png': seeThrough(1200, 900).png(),
    'full.png': seeThrough(1200, 900).flatten().ensureAlpha().png(),
    'noise.png': noise(1000, 700, 4).png({ compressionLevel: 0 }),
    'a.webp': plain(1000, 800).webp(),
    'b.gif': plain(1000, 800).avif({ effort: 0 }),
    'Müller & Söhne (2).jpeg': plain(1000, 800).jpeg(),
    'ಜಿಮ್.jpg': plain(1000, 800).jpeg(),
    // Another picture of the site has this name.
    'weight-stack.jpg': plain(1000, 800).jpeg(),
  });
  expect(Object.keys(await kept(page))).toEqual([
    'a.jpg',
    'b.jpg',
    'full.jpg',
    'logo.png',
    'muller-sohne-2.jpg',
    'noise.webp',
    'picture.jpg',
    'weight-stack-2.jpg',
  ]);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"/>';
const box = (brand: string) => `\0\0\0\x18ftyp${brand}\0\0\0\0`;

test('what is no photograph is refused, and what to do is said', async ({ page }) => {
  const frames = [
    await plain(1200, 900).png().toBuffer(),
    await seeThrough(1200, 900).png().toBuffer(),
  ];
  const refused: [name: string, given: Given, says: RegExp][] = [
    ['nothing', '', /^This photograph arrived empty\. Choose it again\.$/],
    ['a HEIC', `${box('heic')}mif1heic`, /HEIC.*iPhones can send it as JPEG.*“Most Compatible”/],
    ['a GIF', plain(1200, 900).gif(), /GIF.*JPEG/],
    ['an SVG', svg, /drawing \(SVG\).*never accepted.*PNG/],
    ['an SVG after a comment', `<?xml version="1.0"?>\n<!-- a --><!-- b -->\n${svg}`, /SVG/],
    ['a PDF', '%PDF-1.7\n%\xe2\xe3', /PDF, a page for printing/],
    ['a video of a phone', box('isom'), /a video.*Choose a photograph/],
    ['a video of the web', '\x1aE\xdf\xa3\x01\0\0', /a video/],
    ['a TIFF', plain(1200, 900).tiff(), /RAW or TIFF/],
    ['a parcel', 'PK\x03\x04\x14\0', /ZIP.*Unpack/],
    ['a text', 'name: Hall\n', /not a photograph, whatever its name says/],
    ['a small one', plain(640, 480).jpeg(), /640 pixels wide; below 1,000/],
    ['a tall one', plain(1200, 6000).jpeg(), /very tall and narrow/],
    [
      'one that moves',
      sharp(frames, { join: { animated: true } }).webp(),
      /several pictures in one, or moves/,
    ],
    ['a bomb', plain(11_000, 11_000).png(), /11,000 × 11,000 pixels, more than any page can use/],
    ['a heavy one', Buffer.alloc(41_500_000), /^This photograph is 41\.5 MB; the limit is 40 MB/],
  ];
  const answers = await add(
    page,
    Object.fromEntries(refused.map(([name, given]) => [name, given])),
  );
  for (const [name, , says] of refused) {
    const said = answers[name];
    expect(said, name).toMatch(says);
    expect(said, name).not.toMatch(/\b(error|invalid|please|must|file|format)\b/i);
  }
  expect(await kept(page)).toEqual({});
});

test('a picture that was cut off is refused, wherever the cut is', async ({ page }) => {
  const one = noise(1200, 900, 3);
  const wholes = {
    jpeg: await one.clone().jpeg().toBuffer(),
    progressive: await one.clone().jpeg({ progressive: true }).toBuffer(),
    png: await one.clone().png({ compressionLevel: 1 }).toBuffer(),
    webp: await one.clone().webp({ effort: 0 }).toBuffer(),
    avif: await one.clone().avif({ effort: 0 }).toBuffer(),
  };
  const cut = Object.entries(wholes).flatMap(([kind, whole]) =>
    [0.01, 0.6, 0.95].map((part) => [
      `${kind} ${part}`,
      whole.subarray(0, Math.floor(whole.length * part)),
    ]),
  );
  const said = await add(page, Object.fromEntries(cut) as Record<string, Given>);
  for (const [name] of cut)
    expect(said[String(name)], String(name)).toMatch(/damaged, or was cut off.*Send it/);
});

test('the same picture is kept once, and is turned clockwise from what is seen', async ({
  page,
}) => {
  const upsideDown = redAndBlue(2000, 1400).withMetadata({ orientation: 3 }).jpeg();
  const bytes = await upsideDown.toBuffer();
  const wide = plain(2400, 900).jpeg();
  await add(page, { 'hall.jpg': bytes, 'wide.jpg': wide, 'Hall.JPG': bytes });
  expect(Object.keys(await kept(page))).toEqual(['hall.jpg', 'wide.jpg']);
  await page.getByRole('button', { name: 'Rotate right' }).click();
  await expect.poll(async () => Object.keys(await kept(page))).toContain('hall-2.jpg');
  const { width, height, bytes: turned } = (await kept(page))['hall-2.jpg']!;
  expect([width, height]).toEqual([1400, 2000]);
  expect((await colourAt(turned, 700, 100))[2]).toBeGreaterThan(200);
  await add(page, { 'wide.jpg': wide });
  await page.getByRole('button', { name: 'Rotate right' }).click();
  await expect(refusal(page)).toContainText('very tall and narrow. Crop it at the sides first.');
});
