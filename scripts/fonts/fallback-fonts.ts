import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import { fromBuffer } from '@capsizecss/unpack';

// Arial on computers; Liberation Sans has the same widths; Roboto, on phones, differs by less than 1 %.
const sources = {
  normal: ['Arial', 'Liberation Sans', 'Roboto'],
  bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold', 'Roboto-Bold'],
};

/**
 * The @font-face rule of a system font, scaled to the metrics of a web font of the site, so that no line moves when the
 * web font loads. `bytes` is the file of the web font, `weight` its font-weight.
 */
export async function fallbackFace(family: string, bytes: Buffer, weight: string): Promise<string> {
  const bold = Number(weight) >= 600;
  const { fontFaces } = createFontStack([await fromBuffer(bytes), bold ? arialBold : arial], {
    fontFaceFormat: 'styleObject',
  });
  const face = fontFaces[0]!['@font-face'];
  const src = sources[bold ? 'bold' : 'normal'].map((name) => `local("${name}")`).join(',');
  return (
    `@font-face{font-family:${family}-Local;src:${src};font-weight:${weight};` +
    `ascent-override:${rounded(face.ascentOverride)};descent-override:${rounded(face.descentOverride)};` +
    `line-gap-override:${rounded(face.lineGapOverride)};size-adjust:${rounded(face.sizeAdjust)}}`
  );
}

/** Two decimals: accurate to less than a pixel per line, and shorter in each page. */
const rounded = (percentage = '') => `${Math.round(Number.parseFloat(percentage) * 100) / 100}%`;
