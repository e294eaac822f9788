import { existsSync, readFileSync } from 'node:fs';
import { placeholderColours } from '../../../src/content/photographs.ts';
import { writeFileWhole } from '../../disk/whole-file.ts';

type Colour = [red: number, green: number, blue: number];

const palette = placeholderColours.map((hex) => [...Buffer.from(hex.slice(1), 'hex')] as Colour);

/**
 * Returns the placeholder colours as indices of `placeholderColours`: the ones nearest to the mean colours. `hash` is
 * of the file's bytes; the means are kept in `cache`.
 */
export async function placeholderColoursOf(
  photographs: readonly { hash: string; file: string }[],
  cache: string,
): Promise<number[]> {
  const means = existsSync(cache)
    ? (JSON.parse(readFileSync(cache, 'utf8')) as Record<string, Colour>)
    : {};
  const missing = photographs.filter(({ hash }) => !means[hash]);
  for (const { hash, file } of missing) means[hash] = await meanOf(file);
  if (missing.length > 0) writeFileWhole(cache, JSON.stringify(means));
  return photographs.map(({ hash }) => nearest(means[hash]!));
}

async function meanOf(file: string): Promise<Colour> {
  const { default: sharp } = await import('sharp');
  const [red, green, blue] = await sharp(file)
    .flatten()
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return [red!, green!, blue!];
}

const distance = (one: Colour, other: Colour) =>
  one.reduce((sum, part, index) => sum + (part - other[index]!) ** 2, 0);

function nearest(mean: Colour): number {
  const distances = palette.map((colour) => distance(colour, mean));
  return distances.indexOf(Math.min(...distances));
}
