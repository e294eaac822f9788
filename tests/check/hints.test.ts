import { expect, test } from 'vitest';
import { describe } from '../../src/content/describe.ts';
import { group, list } from '../../src/content/fields/groups.ts';
import { text } from '../../src/content/fields/text.ts';
import { namesOf } from '../../src/check/parse-text.ts';
import { brokenLine, hintAt } from '../../src/check/structure/broken-line.ts';
import { lineHints } from '../../src/check/structure/line-hints.ts';
import { neighbourHints } from '../../src/check/structure/neighbour-hints.ts';
import { YamlFile } from '../../src/check/yaml-file.ts';

const item = group({ name: text(), price: text(), end: text() });
const schema = group({
  title: text(),
  text: text(),
  price: text(),
  texts: list(text()),
  items: list(item),
});
const names = namesOf(describe(schema));
const examples = [...lineHints, ...neighbourHints].map(({ example }) => {
  const lines = example.split('\n');
  const at = lines.findIndex((line) => line.startsWith('>'));
  const file = new YamlFile(lines.with(at, lines[at]!.slice(1)).join('\n'));
  const found = brokenLine(file, names)?.problem ?? hintAt(file.lines, at, names);
  return { example, at, found };
});

test('each hint is said of its example, at its line', () => {
  for (const { example, at, found } of examples) expect(found?.line, example).toBe(at + 1);
  const said = examples.map(({ found }) => `${found?.message}\n${found?.remedy}`);
  expect(said.join('\n')).toMatchInlineSnapshot(`
    "Nothing below a line of --- is read.
    Delete the line with ---
    There is a tab before this line; only ordinary spaces count.
    Begin the line with 4 spaces before it.
    "•" does not begin an item of a list.
    Begin the line with a dash and a space: - Flat shoes
    There is no ordinary space after the dash.
    Write - Flat shoes
    "=" stands where a colon belongs.
    Write price: 750
    There is no space after the colon.
    Write price: 750
    There is no colon after "price".
    Write price: 750
    There is a quote (") before the name "price".
    Write price: 750
    The text begins with a double quote that is never closed.
    Close it at the end of the text: title: "Rest days"
    The bracket [ is never closed.
    Close it with ], or put a text in double quotes: items: "[{name: One}"
    No words may follow | on the same line.
    Begin the text on the next line, indented by two spaces, or put it in double quotes: text: "Rest days"
    A text may not begin with @ unless it is in quotes.
    Put the text in double quotes: title: "@home"
    A list may not begin on the same line as its name.
    Begin each item on its own line below texts:, or put a text in double quotes: texts: "- Flat shoes"
    Two lines are joined into one: "price" needs a line of its own.
    Press Enter before price: and begin that line at the left edge, without spaces. If it belongs to the text, put the text in double quotes.
    A text with a colon in it must be in quotes.
    Put the text in double quotes: title: "Rest: days"
    "end" begins at the left edge, but belongs further in.
    Begin the line with 4 spaces before it.
    "items:" has a value (Find us) and lines of its own below it; it can have only one of the two.
    Leave out the value, so that the line reads items: or move the lines below to where they belong.
    The text under text: | must be indented by two spaces.
    Put two spaces before each line of the text: "  Rest days…"
    A line that begins with # ends the text above it, but the text goes on below.
    Put 2 spaces before it if it belongs to the text, or delete the line.
    This line begins further to the left than the text that it belongs to.
    Begin the line with 4 spaces before it.
    The long text below "text:" needs a | after the colon.
    Write text: |
    This line begins with 3 spaces instead of 4.
    Begin the line with 4 spaces before it, like the lines that it belongs to.
    This line has neither a name with a colon nor a dash, so it is not read.
    Write it as "name: value"; put a # before it if it is a comment; write it on the line above if it belongs to the text there; or delete it."
  `);
  expect(new Set(said).size).toBe(said.length);
});
