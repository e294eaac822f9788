import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { filesIn } from '../disk/files-in.ts';
import { writeFileWhole } from '../disk/whole-file.ts';

/** The built page of the desk. */
export interface PageBundle {
  script: string;
  styles: string;
}

/** Builds the page of the script `src/${page}`, or reads it from `cache` while no source has changed. */
export async function pageBundle(root: string, page: string, cache: string): Promise<PageBundle> {
  const sourceHash = hashOf(root);
  const [script, styles] = [
    join(cache, `desk-${sourceHash}.js`),
    join(cache, `desk-${sourceHash}.css`),
  ];
  if (!existsSync(script) || !existsSync(styles)) {
    const made = await built(root, page);
    mkdirSync(cache, { recursive: true });
    writeFileWhole(styles, made.styles);
    writeFileWhole(script, made.script);
  }
  return { script: readFileSync(script, 'utf8'), styles: readFileSync(styles, 'utf8') };
}

async function built(root: string, page: string): Promise<PageBundle> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: { input: join(root, 'src', page) },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const script = outputs.find((one) => one.type === 'chunk');
  const styles = outputs.find((one) => one.fileName.endsWith('.css'));
  if (script?.type !== 'chunk' || styles?.type !== 'asset')
    throw new Error(
      'The page of the desk was built into something else than one script and one file of styles.',
    );
  return { script: script.code, styles: String(styles.source) };
}

function hashOf(root: string): string {
  const hash = createHash('sha256');
  const sources = join(root, 'src');
  for (const file of filesIn(sources)) hash.update(file).update(readFileSync(join(sources, file)));
  const lock = join(root, 'package-lock.json');
  if (existsSync(lock)) hash.update(readFileSync(lock));
  return hash.digest('hex').slice(0, 16);
}
