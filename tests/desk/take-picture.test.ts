import { randomFillSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { checkImages } from '../../scripts/checker/check-images.ts';
import { ImageCache } from '../../scripts/checker/image-cache.ts';
import { takePicture, type TakenPicture } from '../../scripts/desk/take-picture.ts';
import { turnPicture } from '../../scripts/desk/turn-picture.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a66440' } });

/** Red at the left, blue at the right. */
const redAndBlue = (width: number, height: number) =>
  plain(width, height).composite([
    { input: half(width, height, 'red'), left: 0, top: 0 },
    { input: half(width, height, 'blue'), left: width / 2, top: 0 },
  ]);
const half = (width: number, height: number, background: string) => ({
  create: { width: width / 2, height, channels: 3 as const, background },
});

const seeThrough = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 4, background: { r: 200, g: 60, b: 20, alpha: 0.4 } },
  });

/** What the check of the content says of a picture in its folder. */
async function problemsOf({ name, bytes }: TakenPicture) {
  const folder = mkdtempSync(join(tmpdir(), 'take-picture-'));
  mkdirSync(join(folder, 'images'));
  writeFileSync(join(folder, 'images', name), bytes);
  return checkImages(folder, 'images', new Map([[name, bytes.length]]), new ImageCache());
}

/** Takes a picture that can be taken, and holds it to the check of the content. */
async function taken(name: string, given: Sharp | Uint8Array): Promise<TakenPicture> {
  const picture = await takePicture(
    name,
    given instanceof Uint8Array ? given : await given.toBuffer(),
  );
  if ('refused' in picture) throw new Error(picture.refused);
  expect(await problemsOf(picture)).toEqual([]);
  const { width, height } = await sharp(picture.bytes).metadata();
  expect([picture.width, picture.height]).toEqual([width, height]);
  return picture;
}

async function refusalOf(given: Sharp | Uint8Array | string, name = 'hall.jpg') {
  const bytes = typeof given === 'string' ? Buffer.from(given, 'latin1') : given;
  const answer = await takePicture(
    name,
    bytes instanceof Uint8Array ? bytes : await bytes.toBuffer(),
  );
  return 'refused' in answer ? answer.refused : `taken as ${answer.name}`;
}

const colourAt = async (bytes: Uint8Array, left: number, top: number) => {
  const dot = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...dot];
};

test('a photograph of a phone is turned upright and says nothing of where it was taken', async () => {
  const bytes = await redAndBlue(4000, 3000)
    .withExif({
      IFD0: { Make: 'Phone', Artist: 'Asha' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Indiranagar</place></x:xmpmeta>')
    .jpeg()
    .toBuffer();
  expect((await sharp(bytes).metadata()).orientation).toBe(6);

  const picture = await taken('IMG_2034.JPG', bytes);

  expect(picture).toMatchObject({ name: 'img-2034.jpg', width: 1800, height: 2400 });
  const { orientation, exif, xmp, iptc, icc } = await sharp(picture.bytes).metadata();
  expect({ orientation, exif, xmp, iptc, icc }).toEqual({});
  expect(Buffer.from(picture.bytes).toString('latin1')).not.toMatch(/Asha|Phone|Indiranagar/);
  // What the phone held at its left is at the top.
  expect((await colourAt(picture.bytes, 900, 100))[0]).toBeGreaterThan(200);
  expect((await colourAt(picture.bytes, 900, 2300))[2]).toBeGreaterThan(200);
});

test.each([
  ['landscape', 4032, 3024, 2400, 1800],
  ['portrait', 3024, 4032, 1800, 2400],
  ['a wide view', 9000, 2000, 2400, 533],
  ['the smallest', 1000, 700, 1000, 700],
  ['small enough', 2400, 1600, 2400, 1600],
  ['12,000 pixels long', 12_000, 9000, 2400, 1800],
])('%s comes out in its shape, and is not made larger', async (_, width, height, wide, high) => {
  const picture = await taken('hall.jpg', plain(width, height).jpeg());
  expect([picture.width, picture.height]).toEqual([wide, high]);
});

test('other colours than those of the web are turned into them', async () => {
  const red = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#f00' } });
  const wide = await taken('p3.jpg', red.clone().withIccProfile('p3').jpeg({ quality: 100 }));
  const [r, g, b] = await colourAt(wide.bytes, 600, 400);
  expect(r).toBeGreaterThan(250);
  expect(g! + b!).toBeLessThan(10);
  const print = await taken('print.jpg', red.clone().toColourspace('cmyk').jpeg());
  const grey = await taken('grey.png', red.clone().toColourspace('b-w').png());
  const deep = await taken('deep.png', red.clone().toColourspace('rgb16').png());
  for (const { bytes } of [wide, print, grey, deep])
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'jpeg',
      space: 'srgb',
      channels: 3,
      depth: 'uchar',
      hasProfile: false,
    });
});

test('a photograph with much in it weighs a megabyte at most', async () => {
  const raw = randomFillSync(Buffer.alloc(600 * 450 * 3));
  const leaves = sharp(raw, { raw: { width: 600, height: 450, channels: 3 } })
    .resize(2400, 1800)
    .jpeg({ quality: 95 });
  const { bytes } = await taken('leaves.jpg', leaves);
  expect(bytes.length).toBeLessThanOrEqual(1_000_000);
  const turned = (await turnPicture('leaves.jpg', bytes)) as TakenPicture;
  expect(turned.bytes.length).toBeLessThanOrEqual(1_000_000);
});

test('only what lets something shine through stays PNG', async () => {
  expect(await taken('logo.png', seeThrough(1200, 900).png())).toMatchObject({ name: 'logo.png' });
  expect(await taken('wall.png', plain(1200, 900).png())).toMatchObject({ name: 'wall.jpg' });
  const full = seeThrough(1200, 900).flatten().ensureAlpha();
  expect(await taken('full.png', full.png())).toMatchObject({ name: 'full.jpg' });
  expect(await taken('soft.webp', seeThrough(1200, 900).webp())).toMatchObject({
    name: 'soft.png',
  });
});

test('a PNG that would be too heavy for the site becomes WebP', async () => {
  const raw = randomFillSync(Buffer.alloc(1700 * 1400 * 4));
  const noise = sharp(raw, { raw: { width: 1700, height: 1400, channels: 4 } });
  expect(await taken('noise.png', noise.png({ compressionLevel: 0 }))).toMatchObject({
    name: 'noise.webp',
  });
});

test.each([
  ['IMG_2034.JPG', 'img-2034.jpg'],
  ['Main Hall (2).jpeg', 'main-hall-2.jpg'],
  ['Müller & Söhne.webp', 'muller-sohne.jpg'],
  ['ಜಿಮ್.jpg', 'picture.jpg'],
  ['../../etc/passwd', 'passwd.jpg'],
  ['C:\\Photos\\Yoga.JPG', 'yoga.jpg'],
  ['drawing.svg', 'drawing.jpg'],
  ['', 'picture.jpg'],
  [`${'very-'.repeat(50)}long.jpg`, `${'very-'.repeat(12).slice(0, -1)}.jpg`],
])('the name %j becomes %s', async (name, tidy) => {
  expect((await taken(name, plain(1000, 800).jpeg())).name).toBe(tidy);
});

test('the kinds that browsers show are taken, whatever the name says', async () => {
  for (const picture of [
    plain(1000, 800).webp(),
    plain(1000, 800).avif({ effort: 0 }),
    plain(1000, 800).png(),
    plain(1000, 800).jpeg(),
  ])
    expect((await taken('hall.gif', picture)).name).toBe('hall.jpg');
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"/>';
const box = (brand: string) => `\0\0\0\x18ftyp${brand}\0\0\0\0`;

test.each<[what: string, given: string | (() => Sharp), says: RegExp]>([
  ['nothing', '', /^Nothing of this picture arrived\. Choose it once more\.$/],
  ['a HEIC', `${box('heic')}mif1heic`, /HEIC.*iPhones can send it as JPEG.*“Most Compatible”/],
  ['a HEIF', `${box('mif1')}mif1heic`, /HEIC/],
  ['a GIF', () => plain(1200, 900).gif(), /GIF.*JPEG/],
  ['an SVG', svg, /drawing \(SVG\).*never taken.*PNG/],
  ['an SVG after a comment', `<?xml version="1.0"?>\n<!-- a --><!-- b -->\n${svg}`, /SVG/],
  ['an SVG after a byte order mark', `\xef\xbb\xbf${svg}`, /SVG/],
  ['a PDF', '%PDF-1.7\n%\xe2\xe3', /PDF, a page for printing/],
  ['a video of a phone', box('isom'), /a video.*Choose a photograph/],
  ['a video of an iPhone', box('qt  '), /a video/],
  ['a video of the web', '\x1aE\xdf\xa3\x01\0\0', /a video/],
  ['a TIFF', () => plain(1200, 900).tiff(), /RAW or TIFF/],
  ['a raw picture', `${box('crx ')}`, /RAW or TIFF/],
  ['a parcel', 'PK\x03\x04\x14\0', /ZIP.*Unpack/],
  ['a text', 'name: Hall\n', /no photograph, whatever its name says/],
  ['a picture that is too small', () => plain(640, 480).jpeg(), /640 pixels wide; below 1,000/],
  ['one that is very tall', () => plain(1200, 6000).jpeg(), /very tall and narrow/],
])('%s is refused, and what to do is said', async (_, given, says) => {
  const refusal = await refusalOf(typeof given === 'string' ? given : given());
  expect(refusal).toMatch(says);
  expect(refusal).not.toMatch(/\b(error|invalid|please|must|file|format)\b/i);
});

test('a moving picture is refused', async () => {
  const frames = [
    await plain(1200, 900).png().toBuffer(),
    await seeThrough(1200, 900).png().toBuffer(),
  ];
  const moving = sharp(frames, { join: { animated: true } }).webp();
  expect(await refusalOf(moving)).toMatch(/one that moves/);
});

test('a picture that was cut off is refused, wherever the cut is', async () => {
  const raw = randomFillSync(Buffer.alloc(1200 * 900 * 3));
  const noise = sharp(raw, { raw: { width: 1200, height: 900, channels: 3 } });
  for (const whole of [
    await noise.clone().jpeg().toBuffer(),
    await noise.clone().jpeg({ progressive: true }).toBuffer(),
    await noise.clone().png({ compressionLevel: 1 }).toBuffer(),
    await noise.clone().webp({ effort: 0 }).toBuffer(),
    await noise.clone().avif({ effort: 0 }).toBuffer(),
  ])
    for (const part of [0.01, 0.3, 0.6, 0.95])
      expect(await refusalOf(whole.subarray(0, Math.floor(whole.length * part)))).toMatch(
        /damaged, or was cut off.*Send it/,
      );
});

test('a small file that unpacks to more than any photograph is refused by its size in pixels', async () => {
  const black = sharp({
    create: { width: 11_000, height: 11_000, channels: 3, background: '#000' },
  });
  const bomb = await black.png().toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(await refusalOf(bomb)).toMatch(/11,000 × 11,000 pixels, more than any page can use/);
});

test('what is heavier than 40 MB is refused unread', async () => {
  expect(await refusalOf(Buffer.alloc(41_500_000))).toBe(
    'This picture has 41.5 MB; up to 40 MB can be taken. Send it in a smaller size, or choose another one.',
  );
});

test('the same picture gives the same bytes', async () => {
  const given = await redAndBlue(1600, 1200).jpeg().toBuffer();
  const [first, again] = [await taken('hall.jpg', given), await taken('hall.jpg', given)];
  expect(Buffer.compare(first.bytes, again.bytes)).toBe(0);
});

test('a picture is turned clockwise and stays what it is', async () => {
  const picture = await taken('hall.jpg', redAndBlue(2000, 1400).jpeg());
  const turned = await turnPicture('hall.jpg', picture.bytes);
  if ('refused' in turned) throw new Error(turned.refused);
  expect(turned).toMatchObject({ width: 1400, height: 2000 });
  expect((await colourAt(turned.bytes, 700, 100))[0]).toBeGreaterThan(200);
  expect(await problemsOf(turned)).toEqual([]);
  for (const [name, bytes] of [
    ['a.png', await plain(1200, 1100).png().toBuffer()],
    ['a.webp', await plain(1200, 1100).webp().toBuffer()],
    ['a.avif', await plain(1200, 1100).avif({ effort: 0 }).toBuffer()],
  ] as const) {
    const answer = await turnPicture(name, bytes);
    if ('refused' in answer) throw new Error(answer.refused);
    expect(await problemsOf(answer)).toEqual([]);
  }
});

test('a picture that waits for its turn in a comment of the camera is turned from what is seen', async () => {
  const lying = await redAndBlue(2000, 1400).withMetadata({ orientation: 3 }).jpeg().toBuffer();
  const turned = await turnPicture('hall.jpg', lying);
  if ('refused' in turned) throw new Error(turned.refused);
  expect(turned).toMatchObject({ width: 1400, height: 2000 });
  expect((await colourAt(turned.bytes, 700, 100))[2]).toBeGreaterThan(200);
});

test('a wide view is not turned into a strip', async () => {
  expect(await turnPicture('hall.jpg', await plain(2400, 900).jpeg().toBuffer())).toEqual({
    refused:
      'Turned, this picture would be very tall and narrow. Cut some of it off at the sides first.',
  });
});
