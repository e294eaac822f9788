// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { valueAfter } from '../../src/content/edit.ts';
import { fieldAt } from '../../src/content/field.ts';
import { valueAt } from '../../src/content/path.ts';
import { DeskContext, formOfFile } from '../../src/desk/draft/use-desk.ts';
import { editsForPicture } from '../../src/desk/form/PictureControl.tsx';
import { Photograph, photographsIn } from '../../src/desk/screens/Photographs.tsx';
import { pageOfField } from '../../src/desk/draft/pages-of-files.ts';
import { deskOfEachTest, checkedState, set } from './desk-at-hand.ts';

const at = deskOfEachTest();

/** The places of the focus points beside a photograph. */
const focusIn = (file: string, path: readonly (string | number)[]) => {
  const around = path.slice(0, -1);
  const group = fieldAt(formOfFile(at.desk.current(), file), around);
  const fields = group?.kind === 'group' ? group.fields : [];
  return fields.filter(([, { kind }]) => kind === 'focus').map(([name]) => [...around, name]);
};

test('a replaced photograph loses each focus and its description, wherever it is', async () => {
  const shown = await checkedState(at.desk);
  const all = photographsIn(shown);
  expect(Math.max(...all.map(({ file, path }) => focusIn(file, path).length))).toBe(2);
  for (const { file, path } of all) {
    const set = (value: unknown, one: readonly (string | number)[], next: string) =>
      valueAfter(value, { kind: 'set', path: one, value: next });
    const focused = focusIn(file, path).reduce(
      (value, one) => set(value, one, '10% 90%'),
      shown.values[file],
    );
    const before = { ...shown, values: { ...shown.values, [file]: focused } };
    const after = editsForPicture(before, file, path, 'another.jpg').reduce<unknown>(
      valueAfter,
      focused,
    );
    for (const one of focusIn(file, path))
      expect(valueAt(after, one), `${file} ${one.join('.')}`).toBe('50% 50%');
    expect(valueAt(after, [...path.slice(0, -1), 'alt']) ?? '').toBe('');
  }
});

test('photographs are in the order of their pages: home, the menu, then all others', async () => {
  at.desk.write(
    set(
      'site.yaml',
      ['navigation'],
      [
        { label: 'About', to: '/about' },
        { label: 'Gallery', to: '/gallery/page-1' },
        { label: 'Classes', to: '/classes' },
      ],
    ),
  );
  const all = photographsIn(await checkedState(at.desk));
  const pages = all.map((one) => pageOfField(at.desk.current(), one).replace(/(?<=\w)\/.*/, ''));
  const inOrder = [...new Set(pages)];
  expect(inOrder.slice(0, 4)).toEqual(['/', '/about', '/gallery', '/classes']);
  expect(inOrder.length).toBeGreaterThan(4);
  // The photographs of a page stand together.
  expect(pages.filter((page, index) => page !== pages[index - 1]).slice(0, 5)).toEqual(
    inOrder.slice(0, 5),
  );
});

test('where a photograph has two focus points, both are set beside it', async () => {
  const [two] = photographsIn(await checkedState(at.desk)).filter(
    ({ file, path }) => focusIn(file, path).length > 1,
  );
  const markup = renderToStaticMarkup(
    <DeskContext value={at.desk}>
      <Photograph file={two!.file} path={two!.path.join('.')} />
    </DeskContext>,
  );
  for (const one of focusIn(two!.file, two!.path)) {
    const { label } = fieldAt(formOfFile(at.desk.current(), two!.file), one)!;
    expect(markup).toContain(label);
  }
});
