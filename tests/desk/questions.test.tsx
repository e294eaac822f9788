// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AskFirst } from '../../src/desk/form/AskFirst.tsx';
import { PersonRow } from '../../src/desk/people/PersonRow.tsx';

const person = { name: 'Rohan', email: 'rohan@desk.example', role: 'publisher' } as const;
const nothing = () => undefined;

// The focus scrolls it into the window. Some browsers give a pressed button no focus that could move on.
test.each([
  [
    <AskFirst key="" icon="close" label="Remove" question="Remove it?" onYes={nothing} />,
    'Remove it?',
  ],
  [
    <PersonRow key="" person={person} isMe={false} onRole={nothing} onRemove={nothing} />,
    'Remove Rohan?',
  ],
])('a question that a press opens gets the focus', (asking, question) => {
  render(asking);
  fireEvent.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(document.activeElement!.textContent).toContain(question);
  expect(document.activeElement).not.toBe(document.body);
});
