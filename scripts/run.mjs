// Runs a TypeScript command of scripts/commands/, on Node 20 too: `node scripts/run.mjs check --json`. The
// bundle is cached under node_modules/.cache until one of its sources or package-lock.json changes.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
// The tools of the build read paths as URLs, in which these signs end a path.
const unusable = root.split(sep).find((folder) => /[#?]/.test(folder));
if (unusable !== undefined) {
  console.error(
    `The website cannot be built in the folder "${unusable}", because its name contains # or ?. Rename the folder, for example to "gym", then try again.`,
  );
  process.exit(2);
}
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
    // These packages have binaries, or files that they find by path, so they stay outside the bundle.
    external: [
      /^(vite|sass|sharp|rolldown|@playwright|subset-font|harfbuzzjs|lightningcss|html-validate|@octokit|@fontsource-variable|vitest)/,
    ],
    // The YAML parser for Node asks the environment at every token whether to print it.
    resolve: { alias: { yaml: join(root, 'node_modules/yaml/browser/index.js') } },
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
  // The file is written under a temporary name and renamed, so that parallel runs never read half a bundle. disk.ts
  // cannot be used, because it is TypeScript.
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
