import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileWhole } from '../disk.ts';

/** Icons for phones and browsers without SVG icons, drawn from favicon.svg; sizes in pixels. */
const icons = [
  { address: '/icons/icon-192.png', size: 192 },
  { address: '/icons/icon-512.png', size: 512 },
  { address: '/apple-touch-icon.png', size: 180 },
  // Phones may crop this one to a circle, so the drawing is smaller.
  { address: '/icons/icon-maskable-512.png', size: 512, scale: 0.62 },
];

/** Writes the icons into the folder of favicon.svg. */
export async function makeIcons(folder: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  const drawing = readFileSync(join(folder, 'favicon.svg'));
  // The colour of its corner, extended to the edge.
  const [red, green, blue] = await sharp(drawing)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const ground = { r: red!, g: green!, b: blue! };
  const draw = (size: number) => sharp(drawing, { density: (72 * size) / 32 }).resize(size, size);
  for (const { address, size, scale = 1 } of icons) {
    const inner = Math.round(size * scale);
    const [before, after] = [Math.floor((size - inner) / 2), Math.ceil((size - inner) / 2)];
    const bytes = await draw(inner)
      .extend({ left: before, right: after, top: before, bottom: after, background: ground })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
    writeFileWhole(join(folder, address), bytes);
  }
  writeFileWhole(join(folder, 'favicon.ico'), icoOf(await draw(32).png().toBuffer(), 32));
}

/** Wraps a PNG as an .ico file, https://en.wikipedia.org/wiki/ICO_(file_format) */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of pictures
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
