import { capitalise } from '../../src/format.ts';
import { editsBetween } from '../yaml-edits/edits-between.ts';
import { mergeValues } from '../yaml-edits/merge-values.ts';
import { valueAfter } from '../yaml-edits/value-after.ts';
import type { YamlEdit, YamlPath } from '../yaml-edits/yaml-edit.ts';
import type { Change } from '../../src/desk/desk.ts';
import type { FormField } from '../../src/desk/form-field.ts';
import { inWords } from '../../src/desk/in-words.ts';
import { fieldAt, shortenedApart, type Names } from '../../src/desk/names.ts';
import { fileInWords, placeInWords, valueAt } from '../../src/desk/place-in-words.ts';
import { words } from '../../src/desk/words.ts';

/** A file before and after; null where it is not there, or cannot be read. */
export interface FileBetween {
  file: string;
  form: FormField;
  before: unknown;
  after: unknown;
}

/** What is different in a file, one line each, in words. */
export function changesOf({ file, form, before, after }: FileBetween, names: Names): Change[] {
  if (before === null || after === null) {
    const what = fileInWords(file, before ?? after);
    return [
      before === null
        ? { file, path: [], what: words.isNew(what), back: { drop: [file] } }
        : { file, path: [], what: words.isGone(what), back: { make: [{ file, value: before }] } },
    ];
  }
  let value: unknown = before;
  const edits = editsBetween(before, after).map((edit) => {
    const [from, to] = [value, valueAfter(value, edit)];
    value = to;
    return { edit, from, to };
  });
  return edits.map(({ edit, from, to }) => {
    // As if two had changed what stood after this edit: one took it back, the other made all that came later.
    const without = mergeValues(to, from, after).value;
    const back = editsBetween(after, without).map((one) => ({ file, edit: one }));
    const line = inOneLine(file, form, edit, from, to, names);
    return { file, ...line, what: capitalise(line.what), back: { edits: back } };
  });
}

function inOneLine(
  file: string,
  form: FormField,
  edit: YamlEdit,
  from: unknown,
  to: unknown,
  names: Names,
): Pick<Change, 'path' | 'what' | 'before' | 'after'> {
  const say = (path: YamlPath, value: unknown) => placeInWords(file, form, value, path, names);
  const said = (path: YamlPath, value: unknown) => {
    const [field, own] = [fieldAt(form, value, path), valueAt(value, path)];
    // A switch that is left out stands as it does as a rule.
    const isLeftOut = field?.kind === 'flag' && own === undefined;
    return isLeftOut ? words.usually(String(path.at(-1))) : inWords(field, own, names);
  };
  const { path } = edit;
  if (edit.kind === 'insert') {
    const item = [...path, edit.index];
    return { path: item, what: words.isAdded(say(item, to)) };
  }
  if (edit.kind === 'remove') {
    const item = [...path, edit.index];
    return { path, what: words.isTakenOff(say(item, from)) };
  }
  if (edit.kind === 'move')
    return { path: [...path, edit.to], what: words.isMoved(say([...path, edit.to], to)) };
  return {
    path,
    what: say(path, edit.kind === 'take' ? from : to),
    ...saidApart(from, to, path, said),
  };
}

/** What stood at a place and what stands there; of two long texts the words in which they differ. */
function saidApart(
  from: unknown,
  to: unknown,
  path: YamlPath,
  said: (path: YamlPath, value: unknown) => string,
): Pick<Change, 'before' | 'after'> {
  const [before, after] = [said(path, from), said(path, to)];
  const [was, is] = [valueAt(from, path), valueAt(to, path)];
  const isCut = before.endsWith('…') || after.endsWith('…');
  if (!isCut || typeof was !== 'string' || typeof is !== 'string' || was === '' || is === '')
    return { before, after };
  const [old, current] = shortenedApart(was, is);
  return { before: old, after: current };
}
