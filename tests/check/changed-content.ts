import { readdirSync } from 'node:fs';
import { isPair, parseDocument, visit } from 'yaml';
import type { ContentCopy } from './content-copy.ts';

const filesOf = (copy: ContentCopy) =>
  readdirSync(copy.folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  );

/** Lines that staff may use by removing the marks: items of a list, or a list with its items. */
const example = /^(?:#(?: \w+:| {3,}\S.*)(?:\n|$))+/gm;

/** Uses the examples of all files, without those that ask for more than removing the marks. */
export async function useExamples(copy: ContentCopy): Promise<void> {
  for (const file of filesOf(copy))
    for (const [lines] of copy.read(file).matchAll(example)) {
      const before = copy.read(file);
      copy.edit(file, lines, lines.replace(/^# /gm, ''));
      const { problems } = await copy.check();
      if (problems.some(({ severity }) => severity === 'error')) copy.write(file, before);
    }
}

/** Changes the values of all fields, and keeps the comments. */
function changeValues(
  copy: ContentCopy,
  change: (value: unknown, field: unknown, file: string) => unknown,
) {
  for (const file of filesOf(copy)) {
    const document = parseDocument(copy.read(file));
    visit(document, {
      Scalar: (key, node, path) => {
        const owner = path.at(-1);
        if (key !== 'key')
          node.value = change(node.value, isPair(owner) && String(owner.key), file);
      },
    });
    copy.write(file, document.toString({ lineWidth: 0 }));
  }
}

/** Raises all prices, and makes all times a quarter of an hour later. */
export const changePricesAndTimes = (copy: ContentCopy) =>
  changeValues(copy, (value, field) => {
    if (field === 'price') return Number(value) * 2 + 77;
    const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(String(value)) ?? [];
    return hour === undefined ? value : `${hour}:${Number(minute) + 15}`;
  });

/** Files whose names stand nowhere else: everything else says them by their ids. */
const isNamed = /^(site|classes|trainers|plans|posts\/.*)\.yaml$/;
const backwards = (word: string) => word.charAt(0) + [...word].slice(1).reverse().join('');

/** Spells the names of the gym, its classes, coaches and plans backwards, and the titles of posts. */
export const changeNames = (copy: ContentCopy) =>
  changeValues(copy, (value, field, file) =>
    field === (file.startsWith('posts/') ? 'title' : 'name') && isNamed.test(file)
      ? String(value).replace(/(?<![\p{L}{])\p{Lu}\p{Ll}{2,}/gu, backwards)
      : value,
  );
