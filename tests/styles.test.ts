import { basename } from 'node:path';
import { compile } from 'sass';
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../src/**/*.{scss,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const named = (pattern: RegExp) => Object.keys(sources).filter((file) => pattern.test(file));
const css = (file: string) => compile(new URL(file, import.meta.url).pathname).css;
const words = (source: string, pattern: RegExp) =>
  [...new Set([...source.matchAll(pattern)].map((match) => match[1]))].sort();

const shared = 'typography.module.scss';
const own = named(/\.module\.scss$/).filter((file) => basename(file) !== shared);
const colour = /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i;

// A misspelt class is not an error in TypeScript: it is quietly no class at all.
test.each(own)('%s has exactly the classes its component uses', (file) => {
  const component = sources[file.replace('.module.scss', '.tsx')] ?? '';
  expect(words(css(file), /\.([a-z]\w*)/gi)).toEqual(words(component, /\bstyles\.(\w+)/g));
});

test('the shared type has exactly the classes that components use', () => {
  const file = named(/typography\.module\.scss$/)[0]!;
  const used = named(/\.tsx$/)
    .map((component) => sources[component]!)
    .join('\n');
  expect(words(css(file), /\.([a-z]\w*)/gi)).toEqual(words(used, /\btypography\.(?!module)(\w+)/g));
});

test.each(named(/(?<!tokens)\.scss$/))('%s takes its colours from the tokens', (file) => {
  expect(css(file)).not.toMatch(colour);
});

test.each(named(/\/_\w+\.scss$/))('%s compiles to nothing by itself', (file) => {
  expect(css(file)).toBe('');
});

test.each(named(/\.scss$/))('%s stands in a layer', (file) => {
  expect(css(file).replace(/@charset[^;]*;\s*/, '')).toMatch(
    /^(|@layer (tokens|base|parts|pages) \{[\s\S]*\}\s*)$/,
  );
});
