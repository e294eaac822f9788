import type { build } from 'vite';

type Result = Awaited<ReturnType<typeof build>>;

/** The scripts and the styles that Vite has built. */
export function outputOf(result: Result) {
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const scripts = outputs.filter((one) => one.type === 'chunk');
  const styles = outputs
    .flatMap((one) => (one.type === 'asset' && one.fileName.endsWith('.css') ? [one] : []))
    .map(({ source }) => String(source))
    .join('\n');
  return { scripts, styles };
}
