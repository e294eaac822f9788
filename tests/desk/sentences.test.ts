import type { Path } from '../../src/content/path.ts';
import { expect, test } from 'vitest';
import { actionInWords } from '../../src/desk/draft/changes.ts';
import type { Field, ValueField } from '../../src/content/field.ts';
import type { DeskState } from '../../src/desk/draft/desk-state.ts';
import { formOfFile, namesIn } from '../../src/desk/draft/use-desk.ts';
import { deskOfEachTest } from './desk-at-hand.ts';

const at = deskOfEachTest();

/** The first place of each field of a form that the content has, and the field. */
function* fieldsIn(form: Field, value: unknown, path: Path = []): Generator<[Path, ValueField]> {
  if (value === undefined || value === null) {
    if (form.kind === 'flag') yield [path, form];
    return;
  }
  if (form.kind === 'group')
    for (const [name, field] of form.fields)
      yield* fieldsIn(field, (value as Record<string, unknown>)[name], [...path, name]);
  else if (form.kind === 'list' && Array.isArray(value) && value.length > 0)
    yield* fieldsIn(form.item, value[0], [...path, 0]);
  else if (!('item' in form) && !('places' in form) && !('options' in form)) yield [path, form];
}

/** Another value of a field, as somebody might type or choose it. */
function anotherOf(field: ValueField, value: unknown, shown: DeskState): unknown {
  if (field.kind === 'flag') return value === undefined || value === true ? value !== true : true;
  if (typeof value === 'number') return value + 50;
  if (field.kind === 'date') return '2027-03-05';
  if (field.kind === 'time') return '07:15';
  if (field.kind === 'focus') return '20% 80%';
  if (field.kind === 'choice') return field.choices!.find((one) => one !== value);
  if (field.refersTo !== undefined && field.refersTo !== 'image')
    return shown.things[field.refersTo]?.find(([id]) => id !== value)?.[0];
  if (field.kind === 'picture') return Object.keys(shown.pictures).find((one) => one !== value);
  return `Another ${String(value)}`;
}

const oncePerFolder = (file: string) =>
  !/^(posts|schedule)\//.test(file) ||
  ['posts/rest-days-that-are-not-lazy.yaml', 'schedule/monday.yaml'].includes(file);

test('every field has a sentence that a person would say', () => {
  const shown = at.desk.current();
  const said = shown.files.filter(oncePerFolder).flatMap((file) => {
    const form = formOfFile(shown, file);
    const before = shown.values[file];
    return [...fieldsIn(form, before)]
      .filter(([, field]) => field.kind !== 'fixed' && field.kind !== 'id')
      .flatMap(([path, field]) => {
        const value = path.reduce<unknown>(
          (at, part) => (at as Record<string, unknown> | undefined)?.[part],
          before,
        );
        const next = anotherOf(field, value, shown);
        if (next === undefined) return [];
        const { forms } = shown.setting;
        const edit = { file, kind: 'set', path, value: next } as const;
        const act = actionInWords(shown.values, [edit], forms, namesIn(shown));
        return act.what;
      });
  });
  expect(said.length).toBeGreaterThan(300);
  for (const sentence of said)
    expect(sentence).not.toMatch(
      /(?:yes|no|₹\S+) instead of|\b(?:yes|no|true|false)$|undefined|(?:^|[ “])nothing$/,
    );
});
