import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { everyLetter, type FontFile, makeFonts, typefaceFile } from '../../scripts/build/fonts.ts';
import {
  latinCharacter,
  latinExtCharacter,
  unsupportedCharacter,
} from '../../src/content/text/typeface-letters.ts';
import { folderOfTests } from '../folders.ts';

const cache = folderOfTests();

async function lettersOf(bytes: Buffer): Promise<string[]> {
  const plain = await subsetFont(bytes, everyLetter, { targetFormat: 'sfnt' });
  const codes = [...new Face(new Blob(plain)).collectUnicodes()];
  return codes.map((code) => String.fromCodePoint(code)).filter((letter) => letter >= ' ');
}
const bytesOf = (files: readonly FontFile[], name: string) =>
  files.find(({ path }) => path.startsWith(`/fonts/${name}-`))!.bytes;

test('the letters of the typeface are those of its files', async () => {
  const [latin, latinExt] = await Promise.all([
    lettersOf(typefaceFile('latin')),
    lettersOf(typefaceFile('latin-ext')),
  ]);
  const all = [...everyLetter];
  expect(all.filter((one) => latinCharacter.test(one))).toEqual(
    latin.filter((one) => one <= '\u2fff').sort(),
  );
  expect(all.filter((one) => latinExtCharacter.test(one))).toEqual(
    latinExt.filter((one) => !latin.includes(one)).sort(),
  );
});

test('a letter in neither file is unsupported; spaces and control characters are not', () => {
  expect('Zoë, ø ½ ° ś ₹\u00a0\u200d\n'.match(unsupportedCharacter)).toBeNull();
  expect('ಇ→🪔'.match(unsupportedCharacter)).toEqual(['ಇ', '→', '🪔']);
});

test('a face gets the letters of the content, and no others', async () => {
  const usual = await makeFonts(cache, 'Rest days, ₹750');
  const { files, css, laterCss } = await makeFonts(cache, 'Zoë, Høyere ½ 20° Śląsk ಇ');
  expect(usual.files.some(({ path }) => path.includes('display-more'))).toBe(false);
  expect(usual.css + usual.laterCss).toContain('unicode-range:U+20B9}');
  for (const name of ['display', 'text', 'label', 'figures']) {
    expect(await lettersOf(bytesOf(files, name))).toEqual(expect.arrayContaining([...'ëø½°']));
    expect(await lettersOf(bytesOf(usual.files, name))).not.toContain('ø');
  }
  for (const name of ['display-more', 'text-rupee', 'figures-rupee'])
    expect((await lettersOf(bytesOf(files, name))).filter((one) => one > ' ')).toEqual([...'ąŚ₹']);
  expect(css + laterCss).toContain('unicode-range:U+105,U+15A,U+20B9}');
});

test('the same letters in another order give the same files', async () => {
  const paths = async (texts: string) =>
    (await makeFonts(cache, texts)).files.map(({ path }) => path);
  expect(await paths('øëŚ')).toEqual(await paths('ŚëøeŚ'));
});
