// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fieldAt } from '../../src/content/field.ts';
import { newThing } from '../../src/desk/draft/new-thing.ts';
import { DeskContext, formOfFile } from '../../src/desk/draft/use-desk.ts';
import { FormPart } from '../../src/desk/form/FormPart.tsx';
import { deskOfEachTest, editsOf, shownBy } from './desk-at-hand.ts';

const at = deskOfEachTest();

test.each([
  ['faq.yaml', 'questions', /^Pricing: /, 'pages/pricing.yaml'],
  ['plans.yaml', 'features', /^Beginners$/, 'plans.yaml'],
])(
  'something new in %s asks which page shows it, until one does',
  async (file, list, page, other) => {
    const shown = await shownBy(at.desk);
    const path = [list, 0];
    const field = fieldAt(formOfFile(shown, file), path)!;
    const value = newThing(field, shown) as { id: string };
    at.desk.write(editsOf(file, { kind: 'insert', path, value }));
    render(
      <DeskContext value={at.desk}>
        <FormPart field={field} file={file} path={path} />
      </DeskContext>,
    );
    const question = screen.getByRole('group', { name: 'Which page shows it?' });
    expect(screen.queryByLabelText('Visitors see it')).toBeNull();
    fireEvent.click(within(question).getByRole('button', { name: page }));
    expect(JSON.stringify(at.desk.current().values[other])).toContain(`"${value.id}"]`);
    expect(screen.queryByRole('group', { name: 'Which page shows it?' })).toBeNull();
  },
);
