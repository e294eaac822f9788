import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../src/desk');

/** The texts in a source file that people may read: those of markup, and strings that begin like a sentence or a label. */
function sentencesIn(file: string): string[] {
  const found: string[] = [];
  const add = (text: string) => {
    const line = text.replace(/\s+/g, ' ').trim();
    if (/\p{L}/u.test(line)) found.push(line);
  };
  const addLabel = (text: string) => {
    const isName = /^\w*[a-z][A-Z]\w*$/.test(text);
    if (!isName && /^[“"]?(?:\p{Lu}[\p{Ll}\s’]|…\s+\p{Ll})/u.test(text)) add(text);
  };
  const { program } = parseSync(file, readFileSync(join(folder, file), 'utf8'), {
    lang: extname(file) === '.tsx' ? 'tsx' : 'ts',
  });
  // Errors of programs are read by nobody at the desk.
  const ofErrors = new Set<number>();
  new Visitor({
    NewExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && callee.name === 'Error' && first)
        ofErrors.add(first.start);
    },
    JSXText: ({ value }) => add(value),
    Literal({ value, start }) {
      if (typeof value === 'string' && !ofErrors.has(start)) addLabel(value);
    },
    TemplateLiteral({ quasis, start }) {
      if (!ofErrors.has(start)) addLabel(quasis.map(({ value }) => value.cooked).join('…'));
    },
  }).visit(program);
  return found;
}

test('the sentences of the desk are those of sentences.txt, which was read aloud', async () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sentences = new Set(files.filter((file) => /\.tsx?$/.test(file)).flatMap(sentencesIn));
  expect(sentences.size).toBeGreaterThan(400);
  await expect(`${[...sentences].sort().join('\n')}\n`).toMatchFileSnapshot('sentences.txt');
});
