import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import { fromBuffer } from '@capsizecss/unpack';

type Metrics = Parameters<typeof createFontStack>[0][number];

/** The measures of DejaVu Sans, from its file, version 2.37: Debian installs it where no other face was chosen. */
const dejaVu: Metrics = {
  familyName: 'DejaVu Sans',
  ascent: 1901,
  descent: -483,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 1041,
};
const dejaVuBold: Metrics = { ...dejaVu, xWidthAvg: 1164 };

/**
 * Faces of systems with their measures. Those of Arial: Windows and Apple's; Liberation Sans, Arimo and Nimbus Sans have
 * the same widths, Helvetica Neue and Roboto, on phones, differ by less than 1 %. Each by its full name and its
 * PostScript name: browsers know one of the two.
 */
const systems = [
  {
    family: 'Local',
    normal: {
      metrics: arial,
      names: [
        'Arial',
        'Liberation Sans',
        'Arimo',
        'Nimbus Sans',
        'Helvetica',
        'Helvetica Neue',
        'Roboto',
      ],
    },
    bold: {
      metrics: arialBold,
      names: [
        'Arial Bold',
        'Arial-BoldMT',
        'Liberation Sans Bold',
        'Arimo Bold',
        'Nimbus Sans Bold',
        'Helvetica-Bold',
        'HelveticaNeue-Bold',
        'Roboto Bold',
        'Roboto-Bold',
      ],
    },
  },
  {
    family: 'Wide',
    normal: { metrics: dejaVu, names: ['DejaVu Sans'] },
    bold: { metrics: dejaVuBold, names: ['DejaVu Sans Bold'] },
  },
];

/**
 * The @font-face rules of system fonts, scaled to the metrics of a web font of the site, so that no line moves when the
 * web font loads. `bytes` is the file of the web font, `weight` its font-weight.
 */
export async function fallbackFaces(
  family: string,
  bytes: Buffer,
  weight: string,
): Promise<string> {
  const font = await fromBuffer(bytes);
  const rules = systems.map((system) => {
    const { metrics, names } = Number(weight) >= 600 ? system.bold : system.normal;
    const { fontFaces } = createFontStack([font, metrics], { fontFaceFormat: 'styleObject' });
    const face = fontFaces[0]!['@font-face'];
    const src = names.map((name) => `local("${name}")`).join(',');
    const widths = `font-weight:${weight};size-adjust:${rounded(face.sizeAdjust)}`;
    const lines = `ascent-override:${rounded(face.ascentOverride)};descent-override:${rounded(face.descentOverride)}`;
    // Without the lines letters stand a pixel off for a moment, and every page is 30 bytes lighter.
    const values = system.family === 'Wide' ? widths : `${widths};${lines}`;
    return `@font-face{font-family:${family}-${system.family};src:${src};${values}}`;
  });
  return rules.join('');
}

/** One decimal: accurate to less than a pixel per line, and shorter in each page. */
const rounded = (percentage = '') => `${Math.round(Number.parseFloat(percentage) * 10) / 10}%`;
