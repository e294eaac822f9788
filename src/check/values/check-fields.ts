import { type Field, nameOfField, namesIn, valuesIn } from '../../content/field.ts';
import { isGroup } from '../../content/path.ts';
import { type FileProblem, problemAt } from '../../content/problem.ts';
import type { YamlFile } from '../yaml-file.ts';
import { checkPlaceholders } from './check-placeholders.ts';

/** Checks what the schemas cannot: placeholders, the | of long texts, and the order of the parts of a page. */
export const checkFields = (file: YamlFile, fields: Field, typed: unknown): FileProblem[] => [
  ...checkTexts(file, fields, typed),
  ...checkOrder(file, fields, typed),
];

/** Reports wrong words in braces, and long texts without the | that keeps their paragraphs. */
function* checkTexts(file: YamlFile, fields: Field, typed: unknown): Generator<FileProblem> {
  for (const { path, field, value: text } of valuesIn(fields, typed)) {
    if (typeof text !== 'string') continue;
    if (field.placeholders) {
      const name = nameOfField(fields, path, typed);
      for (const { at, write, message, remedy } of checkPlaceholders(
        text,
        field.placeholders,
        name,
      )) {
        const value =
          write === undefined || at === undefined ? undefined : text.replace(at, () => write);
        const edits = value === undefined ? undefined : [{ path, value }];
        yield problemAt(file.positionOfValue(path, at), message, remedy, { path, at, edits });
      }
    }
    if (field.kind === 'markdown' && file.losesParagraphs(path)) {
      const name = String(path.at(-1));
      yield problemAt(
        file.positionOfKey(path) ?? file.positionOfValue(path),
        'The paragraphs of this text run together.',
        `Write ${name}: |`,
        { path, atDesk: 'Write it again.' },
      );
    }
  }
}

/** Notes that the parts of a page have another order in the file than on the page, which the file cannot change. */
function checkOrder(file: YamlFile, fields: Field, typed: unknown): FileProblem[] {
  if (fields.kind !== 'group' || !fields.fixedOrder || !isGroup(typed)) return [];
  const order = namesIn(fields).filter((name) => Object.hasOwn(typed, name));
  const found = Object.keys(typed).filter((name) => order.includes(name));
  const at = found.findIndex((name, index) => name !== order[index]);
  if (at < 0) return [];
  // The part that was moved is the one without which the others are in order.
  const others = (names: readonly string[], moved: string) =>
    names.filter((name) => name !== moved).join();
  const moved = found.find((name) => others(found, name) === others(order, name)) ?? found[at]!;
  return [
    problemAt(
      file.positionOfKey([moved])!,
      `"${moved}" is not in the order of the page: ${order.join(', ')}.`,
      'Move these lines back; moving them does not change the page.',
      { severity: 'note' },
    ),
  ];
}
