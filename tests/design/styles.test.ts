import { basename } from 'node:path';
import { compile } from 'sass';
import { expect, test } from 'vitest';
import { placeholderColours } from '../../src/content/photographs.ts';
import { inItsLayer } from '../../scripts/build/vite/bundle-plugins.ts';

const sources = import.meta.glob<string>('../../src/**/*.{scss,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const named = (pattern: RegExp) => Object.keys(sources).filter((file) => pattern.test(file));
const compiled = new Map<string, string>();
const css = (file: string) => {
  const known = compiled.get(file) ?? compile(new URL(file, import.meta.url).pathname).css;
  compiled.set(file, known);
  return known;
};
const words = (source: string, pattern: RegExp) =>
  [...new Set([...source.matchAll(pattern)].map((match) => match[1]))].sort();

const shared = 'typography.module.scss';
const own = named(/\.module\.scss$/).filter((file) => basename(file) !== shared);
const colour = /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i;

// A misspelt class is not an error in TypeScript.
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

test('the styles of the desk have no class that its templates do not name', () => {
  const templates = named(/\/desk\/.*\.tsx$/).map((file) => sources[file]!);
  const texts = templates.join('\n').match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? [];
  const known = new Set(texts.join(' ').match(/[\w-]+/g));
  const styled = named(/\/desk\/look\/.*\.scss$/).flatMap((file) =>
    words(css(file).replace(/url\([^)]*\)/g, ''), /\.([a-z][\w-]*)/g),
  );
  // The editor of posts names this one in its code.
  expect(styled.filter((name) => !known.has(name!) && name !== 'other')).toEqual([]);
});

test.each(named(/(?<!tokens)\.scss$/))('%s takes its colours from the tokens', (file) => {
  expect(css(file)).not.toMatch(colour);
});

/** Font sizes and spacings; sizes in em are relative and need no token. */
const raw =
  /^\s*(?:font|font-size|margin|padding|gap|row-gap|column-gap)(?:-[\w-]+)?:[^;]*\d(?:rem|vw|svh)\b/m;

test.each(named(/(?<!tokens)\.scss$/))(
  '%s takes its sizes of type and its spacings from the tokens',
  (file) => {
    expect(raw.exec(css(file))?.[0]).toBeUndefined();
  },
);

test('the tokens hold no size that nothing uses', () => {
  const all = named(/\.scss$/)
    .map(css)
    .join('\n');
  const steps = words(css(named(/tokens\.scss$/)[0]!), /^\s*(--[tsf]-[\w-]+):/gm);
  expect(steps.filter((step) => !all.includes(`var(${step})`))).toEqual([]);
});

test.each(named(/\/_\w+\.scss$/))('%s compiles to nothing by itself', (file) => {
  expect(css(file)).toBe('');
});

test.each(named(/styles\/\w+\.scss$/))('%s stands in a layer', (file) => {
  expect(css(file).replace(/@charset[^;]*;\s*/, '')).toMatch(
    /^(|@layer (tokens|base) \{[\s\S]*\}\s*)$/,
  );
});

test('the styles of a module stand in the layer of its folder, below what they use', () => {
  const styles = "@use '../styles/tools';\n\n.a {\n  gap: 0;\n}\n";
  expect(inItsLayer(styles, '/site/src/pages/blog/PostCard.module.scss')).toBe(
    "@use '../styles/tools';\n\n@layer pages {\n.a {\n  gap: 0;\n}\n}\n",
  );
  expect(inItsLayer('.a {}\n', '/site/src/design/parts/Button.module.scss')).toBe(
    '@layer parts {\n.a {}\n}\n',
  );
});

test('the grounds of photographs are those of the tokens', () => {
  const tokens = css(named(/tokens\.scss$/)[0]!);
  const listed = [...tokens.matchAll(/--photo-\d+: (#[\da-f]{6});/g)].map(([, one]) => one);
  expect(listed).toEqual([...placeholderColours]);
});
