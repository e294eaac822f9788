import { Blob, Buffer as Line, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { typefaceFile } from './fonts.ts';

/** Draws text in a face of the design as outlines, independent of installed fonts. */
export interface Lettering {
  /** The text as the face can draw it: other characters are replaced by their plain letters, or left out. */
  drawable: (words: string) => string;
  /** In pixels. */
  width: (words: string, size: number) => number;
  /** SVG outlines that start at x on the baseline y. */
  draw: (words: string, x: number, y: number, size: number, colour: string) => string;
}

/** Loads a face: `width` and `weight` are positions on Archivo's axes, `spacing` is in em. */
export async function lettering(
  width: number,
  weight: number,
  spacing: number,
): Promise<Lettering> {
  const parts = ['latin', 'latin-ext'] as const;
  const fonts = await Promise.all(parts.map((part) => face(typefaceFile(part), width, weight)));
  const fontOf = (letter: string) =>
    fonts.find((font) => font.glyph(letter.codePointAt(0)!) !== undefined);

  /** Runs of characters from one file, each shaped as a whole for its kerning. */
  const runsOf = (words: string) => {
    const runs: { font: Font; text: string }[] = [];
    for (const letter of words) {
      const font = fontOf(letter);
      if (!font) throw new Error(`The typeface has no letter "${letter}".`);
      const last = runs.at(-1);
      if (last?.font === font) last.text += letter;
      else runs.push({ font, text: letter });
    }
    return runs;
  };
  const glyphsOf = function* (words: string, size: number) {
    let x = 0;
    for (const { font, text } of runsOf(words)) {
      const scale = size / font.face.upem;
      const line = new Line();
      line.addText(text);
      line.guessSegmentProperties();
      shape(font, line);
      const positions = line.getGlyphPositions();
      for (const [index, { codepoint: glyph }] of line.getGlyphInfos().entries()) {
        yield { outline: font.glyphToPath(glyph), x, scale };
        x += positions[index]!.xAdvance * scale + spacing * size;
      }
    }
    yield { outline: '', x, scale: 1 };
  };

  return {
    drawable: (words) => drawableIn((letter) => fontOf(letter) !== undefined, words),
    width: (words, size) => [...glyphsOf(words, size)].at(-1)!.x,
    draw: (words, x, y, size, colour) =>
      [...glyphsOf(words, size)]
        .filter(({ outline }) => outline !== '')
        .map(
          (glyph) =>
            `<path fill="${colour}" transform="translate(${(x + glyph.x).toFixed(2)} ${y}) scale(${glyph.scale} ${-glyph.scale})" d="${glyph.outline}"/>`,
        )
        .join(''),
  };
}

/** A text of letters that a face has, see `Lettering`. */
const drawableIn = (has: (letter: string) => boolean, words: string) =>
  [...words.normalize('NFC')]
    .map((letter) => {
      if (has(letter)) return letter;
      const plain = [...letter.normalize('NFKD').replace(/\p{M}/gu, '')];
      return plain.every(has) ? plain.join('') : '';
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** Most Latin letters, and digits, punctuation, currency signs and arrows. */
const letters = [
  [0x20, 0x24f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2044],
  [0x20a0, 0x20bf],
  [0x2190, 0x2199],
]
  .flatMap(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  .join('');

/** One file of the typeface at a fixed position on its axes. */
async function face(source: Buffer, width: number, weight: number): Promise<Font> {
  const pinned = await subsetFont(source, letters, {
    targetFormat: 'sfnt',
    variationAxes: { wdth: width, wght: weight },
  });
  return new Font(new Face(new Blob(pinned)));
}
