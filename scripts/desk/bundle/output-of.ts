import type { build } from 'vite';

type Result = Awaited<ReturnType<typeof build>>;

/** The scripts, the styles and the other files that Vite has built. */
export function outputOf(result: Result) {
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const scripts = outputs.filter((one) => one.type === 'chunk');
  const assets = outputs.filter((one) => one.type === 'asset');
  const isSheet = ({ fileName }: { fileName: string }) => fileName.endsWith('.css');
  const styles = assets
    .filter(isSheet)
    .map(({ source }) => String(source))
    .join('\n');
  return { scripts, styles, others: assets.filter((one) => !isSheet(one)) };
}
