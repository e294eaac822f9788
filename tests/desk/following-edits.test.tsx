// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { valueAt, type Path } from '../../src/content/path.ts';
import { DeskContext, formOfFile } from '../../src/desk/draft/use-desk.ts';
import { Field } from '../../src/desk/form/Field.tsx';
import { everyField, fieldAt, isValueField } from '../../src/content/field.ts';
import { deskOfEachTest, said } from './desk-at-hand.ts';

const at = deskOfEachTest();
const file = 'contact.yaml';
const draftAt = (path: Path) => valueAt(at.desk.current().values[file], path);

/** Types into the control of a field. */
function type(path: Path, value: string) {
  const field = fieldAt(formOfFile(at.desk.current(), file), path)!;
  if (!isValueField(field)) throw new Error(`${path.join('.')} is a group.`);
  const { container, unmount } = render(
    <DeskContext value={at.desk}>
      <Field field={field} file={file} path={path} />
    </DeskContext>,
  );
  fireEvent.change(container.querySelector('input, textarea')!, { target: { value } });
  unmount();
}

const facts: Record<string, [fact: Path, mark: Path, replaced: string]> = {
  'phone number': [['phone', 'number'], ['phone', 'placeholder'], '+91 98450 12345'],
  'e-mail address': [['email', 'address'], ['email', 'placeholder'], 'desk@gym.in'],
  'street address': [['address', 'lines', 0], ['address', 'placeholder'], '12 Temple Road'],
  profile: [['social', 0, 'url'], ['social', 0, 'placeholder'], 'https://instagram.com/gym'],
};

test.each(Object.entries(facts))(
  'a %s that is replaced is no example any more, and the example is one again',
  (_, [fact, mark, replaced]) => {
    const before = draftAt(fact) as string;
    expect(draftAt(mark)).toBe(true);
    type(fact, replaced);
    expect([draftAt(fact), draftAt(mark)]).toEqual([replaced, undefined]);
    type(fact, '');
    expect(draftAt(mark)).toBe(true);
    type(fact, before);
    expect(draftAt(mark)).toBe(true);
    expect(said(at.desk)).toEqual([]);
  },
);

test('what stands beside an example confirms nothing', () => {
  type(['address', 'locality'], 'Mysuru');
  type(['social', 0, 'label'], 'Insta');
  expect([draftAt(['address', 'placeholder']), draftAt(['social', 0, 'placeholder'])]).toEqual([
    true,
    true,
  ]);
});

test('a change of a fact says nothing of its mark', () => {
  type(['phone', 'number'], '+91 98450 12345');
  expect(said(at.desk)).toMatchInlineSnapshot(`
    [
      "Phone and address: phone, phone number +91 00000 00000 → +91 98450 12345",
    ]
  `);
});

test('the mark of one fact names a field beside it', () => {
  const wrong = Object.entries(at.desk.current().setting.forms).flatMap(([name, form]) =>
    [...everyField(form)].flatMap((group) =>
      group.kind === 'group'
        ? group.fields.flatMap(([, own]) =>
            own.kind === 'flag' &&
            own.placeholderOf !== undefined &&
            !group.fields.some(([one]) => one === own.placeholderOf)
              ? [`${name}: ${own.placeholderOf}`]
              : [],
          )
        : [],
    ),
  );
  expect(wrong).toEqual([]);
});
