import type { Shown } from '../../editor/shown.ts';
import type { FormField } from '../../editor/form-field.ts';
import { valueAt } from '../../editor/place-in-words.ts';
import { siteNames } from '../site-names.ts';
import { formOfFile, namesIn } from '../../editor/use-desk.ts';
import { words } from '../words.ts';
import type { Consequence } from './consequence.ts';
import { shortened } from '../../editor/one-line.ts';

const file = 'faq.yaml';

/** Offers to add to a page each question of faq.yaml that no page lists, so that nobody sees it. */
export function questionsOnNoPage(shown: Shown): Consequence[] {
  const lists = shown.files.flatMap((page) =>
    listsOf('question', formOfFile(shown, page), shown.values[page], []).map((path) => ({
      page,
      path,
      ids: valueAt(shown.values[page], path) as string[],
    })),
  );
  const all =
    (shown.values[file] as { questions?: { id: string; question: string }[] } | null)?.questions ??
    [];
  const names = namesIn(shown);
  return all
    .filter(({ id, question }) => question !== '' && !lists.some(({ ids }) => ids.includes(id)))
    .map(({ id, question }) => ({
      subject: 'pages',
      key: `${file} ${id}`,
      fact: words.onNoPage(shortened(question, names)),
      rest: '',
      answers: lists.map(({ page, path, ids }) => ({
        words: words.showOn(siteNames.file(page, shown.values[page])),
        edits: [
          { file: page, edit: { kind: 'insert' as const, path, index: ids.length, value: id } },
        ],
      })),
    }));
}

/** The paths of lists that refer to a kind of thing. */
function listsOf(
  kind: string,
  form: FormField,
  value: unknown,
  path: readonly string[],
): (readonly string[])[] {
  if (form.kind === 'list' && 'refersTo' in form.item && form.item.refersTo === kind)
    return Array.isArray(value) ? [path] : [];
  if (form.kind !== 'group') return [];
  return form.fields.flatMap(([name, field]) =>
    listsOf(kind, field, valueAt(value, [name]), [...path, name]),
  );
}
