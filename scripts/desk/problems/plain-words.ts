import { dateInWords, timeInWords } from '../../../src/desk/in-words.ts';
import { fieldAt } from '../../../src/desk/names.ts';
import { fileInWords } from '../../../src/desk/place-in-words.ts';
import { words } from '../../../src/desk/words.ts';
import type { PlaceAtDesk } from './content-at-desk.ts';

/** Words of the check without what only a file has: names of files and fields, ids, times and days as they are typed. */
export function inPlainWords(text: string, { content, file, path }: PlaceAtDesk): string {
  const around = path.slice(
    0,
    path.findLastIndex((part) => typeof part === 'string'),
  );
  const labelOf = (name: string) =>
    fieldAt(content.formOf(file)!, content.valueOf(file), [...around, name])?.label;
  const nameOf = (id: string) => {
    const kind = [...content.ids.keys()].find((one) => content.ids.get(one)!.includes(id));
    return kind === undefined || /[./]/.test(id) ? undefined : content.names(kind, id);
  };
  return (
    words.problems
      .instead(text)
      // What is not there has no name but its own.
      .replace(/(?<!There is no \w+ )"([^"\s]+)"/g, (whole, one: string) => {
        const said = labelOf(one) ?? nameOf(one);
        return said === undefined ? whole : `“${said}”`;
      })
      .replace(/[\w/-]+\.yaml/g, (name) => fileInWords(name, content.valueOf(name)))
      .replace(/\b\w+day, (?=\d{4}-)/g, '')
      .replace(/\b\d{4}-\d\d-\d\d\b/g, dateInWords)
      .replace(/"?\b((?:[01]\d|2[0-3]):[0-5]\d)\b"?/g, (_, time: string) => timeInWords(time))
      .replace(/\b(\d{1,2}:\d\d)(am|pm)\b/g, '$1 $2')
      .replace(/"([^"]*)"/g, '“$1”')
  );
}
