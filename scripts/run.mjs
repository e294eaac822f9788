// Runs a command of scripts/commands/, in TypeScript, on Node 20: `node scripts/run.mjs check-content --json`. It is
// bundled once and kept under node_modules/.cache, until one of its own files changes.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const name = process.argv[2];
const entry = join(root, 'scripts/commands', `${name}.ts`);
if (!name || !existsSync(entry)) {
  console.error(`There is no command ${name ? `scripts/commands/${name}.ts` : 'of that name'}.`);
  process.exit(2);
}
const cache = join(root, 'node_modules/.cache/iron-banyan/scripts');
const bundle = join(cache, `${name}.mjs`);
const record = join(cache, `${name}.json`);
const hashOf = (file) =>
  createHash('sha1')
    .update(readFileSync(join(root, file)))
    .digest('hex');

function isFresh() {
  if (!existsSync(bundle) || !existsSync(record)) return false;
  const files = Object.entries(JSON.parse(readFileSync(record, 'utf8')));
  return files.every(([file, hash]) => existsSync(join(root, file)) && hashOf(file) === hash);
}

if (!isFresh()) {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: entry,
    platform: 'node',
    // Packages that bring their own binaries or find their files by place stay outside.
    external: [
      /^(vite|sass|sharp|rolldown|@playwright|subset-font|harfbuzzjs|lightningcss|html-validate|@fontsource-variable|vitest)/,
    ],
    logLevel: 'silent',
  });
  mkdirSync(cache, { recursive: true });
  const { output } = await build.generate({
    format: 'esm',
    minify: true,
    codeSplitting: false,
  });
  const own = output[0].moduleIds.filter(
    (id) => id.startsWith(root) && !id.includes('node_modules'),
  );
  const lock = ['package-lock.json'].filter((file) => existsSync(join(root, file)));
  const files = [...own.map((id) => relative(root, id)), ...lock];
  // Two runs at once: each writes its own file and renames it, so that neither reads half a bundle. The function that
  // the scripts have for it (disk/whole-file.ts) is TypeScript, which nothing reads before this.
  const write = (file, text) => {
    writeFileSync(`${file}.${process.pid}`, text);
    renameSync(`${file}.${process.pid}`, file);
  };
  write(bundle, output[0].code);
  write(
    record,
    JSON.stringify(Object.fromEntries(files.sort().map((file) => [file, hashOf(file)])), null, 1),
  );
}

process.argv.splice(1, 2, entry);
await import(pathToFileURL(bundle).href);
