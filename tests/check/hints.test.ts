import { expect, test } from 'vitest';
import { z } from 'zod';
import { allNames, namesAt } from '../../src/check/schema-walk.ts';
import { brokenLine, hintAt } from '../../src/check/structure/broken-line.ts';
import { lineHints } from '../../src/check/structure/line-hints.ts';
import { neighbourHints } from '../../src/check/structure/neighbour-hints.ts';
import { YamlFile } from '../../src/check/yaml-file.ts';

const item = z.strictObject({ name: z.string(), price: z.number(), end: z.string() });
const schema = z.strictObject({
  title: z.string(),
  text: z.string(),
  price: z.number(),
  texts: z.array(z.string()),
  items: z.array(item),
});
const names = { all: allNames(schema), top: new Set(namesAt(schema)) };
const examples = [...lineHints, ...neighbourHints].map(({ example, find }) => {
  const lines = example.split('\n');
  const at = lines.findIndex((line) => line.startsWith('>'));
  return { example, find, text: lines.with(at, lines[at]!.slice(1)).join('\n'), at };
});

test.each(examples)('$example', ({ text, at }) => {
  const file = new YamlFile(text);
  const found = brokenLine(file, names)?.problem ?? hintAt(file.lines, at, names);
  expect(found?.line).toBe(at + 1);
  expect(`${found?.message}\n${found?.remedy}`).toMatchSnapshot();
});

test('each hint has an example that no other hint explains', () => {
  const said = examples.map(({ text, at }) => {
    const file = new YamlFile(text);
    const found = brokenLine(file, names)?.problem ?? hintAt(file.lines, at, names);
    return `${found?.message}${found?.remedy}`;
  });
  expect(new Set(said).size).toBe(said.length);
});
