// The package ships no types.
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** OpenType features that stay; without a list all do. */
    keepFeatures?: readonly string[];
    variationAxes?: Record<string, number | { min?: number; max?: number; default?: number }>;
  }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: Options,
  ): Promise<Buffer>;
}
