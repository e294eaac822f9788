// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fieldAt } from '../../src/content/field.ts';
import { newThing } from '../../src/desk/draft/new-thing.ts';
import { DeskContext, formOfFile } from '../../src/desk/draft/use-desk.ts';
import { FormPart } from '../../src/desk/form/FormPart.tsx';
import { deskOfEachTest, editsOf, checkedState } from './desk-at-hand.ts';

const at = deskOfEachTest();

test.each([
  ['faq.yaml', 'questions', /^Pricing: /, 'pages/pricing.yaml'],
  ['plans.yaml', 'features', /^Beginners$/, 'plans.yaml'],
])(
  'something new in %s asks which pages show it, and a page shows it until its button is pressed again',
  async (file, list, page, other) => {
    const shown = await checkedState(at.desk);
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
    const button = () => within(question).getByRole('button', { name: page });
    fireEvent.click(button());
    expect(JSON.stringify(at.desk.current().values[other])).toContain(`"${value.id}"]`);
    expect(button().getAttribute('aria-pressed')).toBe('true');
    expect(question.textContent).not.toContain('No page shows it yet.');
    const others = within(question).getAllByRole('button', { pressed: false });
    fireEvent.click(others[0]!);
    expect(within(question).getAllByRole('button', { pressed: true })).toHaveLength(2);
    fireEvent.click(button());
    expect(button().getAttribute('aria-pressed')).toBe('false');
  },
);
