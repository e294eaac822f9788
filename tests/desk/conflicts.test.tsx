// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { DeskStore } from '../../src/desk/draft/desk-store.ts';
import type { DeskConflict } from '../../src/desk/draft/protocol.ts';
import { ChangedMeanwhile, Conflicts } from '../../src/desk/form/problems.tsx';
import { DeskContext } from '../../src/desk/draft/use-desk.ts';

const file = 'posts/rest.yaml';
const paragraph = {
  at: 1,
  was: 'Rest for one day.',
  mine: 'Rest for two days.',
  theirs: 'Rest for one whole day.',
};
const conflict: DeskConflict = {
  file,
  path: ['body'],
  what: 'Rest: text',
  was: '',
  mine: '',
  theirs: '',
  isOwn: false,
  paragraph,
};

function show(changedBy: Record<string, string>, ...conflicts: DeskConflict[]) {
  const shown = { changedBy, setting: { person: 'Rohan' } };
  const resolve = vi.fn();
  const store = { subscribe: () => () => undefined, current: () => shown, resolve };
  render(
    <DeskContext value={store as unknown as DeskStore}>
      <Conflicts of={conflicts} />
      <ChangedMeanwhile file={file} />
    </DeskContext>,
  );
  return resolve;
}
const marked = (tag: string) => [...document.querySelectorAll(tag)].map((one) => one.textContent);

test('both versions of a paragraph are shown with the words marked that changed', () => {
  const resolve = show({ [file]: 'Asha' }, conflict);
  expect(screen.getByRole('alert').textContent).toContain('Rest: text was changed twice.');
  expect([marked('del'), marked('ins')]).toEqual([['one day.'], ['two days.', 'whole']]);
  expect(marked('dt')).toEqual(['Yours', 'Asha']);
  for (const [name, side] of [
    ['Yours', 'mine'],
    ['Asha', 'theirs'],
    ['Keep both', 'both'],
  ] as const) {
    screen.getByRole('button', { name }).click();
    expect(resolve).toHaveBeenLastCalledWith(conflict, side);
  }
  expect(screen.getByRole('status').textContent).toMatch(/^Asha published a change to this post/);
});

test.each([
  [{ [file]: 'Rohan' }, {}, 'You, on another device'],
  [{ [file]: '' }, {}, 'Somebody else'],
  [{}, { isOwn: true }, 'As it was before'],
])('the other side with %o and %o is called %s', (changedBy, more, name) => {
  show(changedBy, { ...conflict, ...more });
  expect(screen.getByRole('button', { name })).toBeTruthy();
});

test.each([
  [
    { was: '9:00 am', mine: '9:00 pm', theirs: undefined },
    ['Asha removed this: Monday, Yoga.', 'Keep 9:00 pm', 'Leave it removed'],
  ],
  [
    { was: '9:00 am', mine: undefined, theirs: '9:00 pm' },
    ['You removed this: Monday, Yoga.', 'Leave it removed', 'Take 9:00 pm'],
  ],
])('what one side has removed is said so, and may stay removed: %o', (values, words) => {
  const { paragraph: _, ...plain } = conflict;
  const resolve = show({ [file]: 'Asha' }, { ...plain, what: 'Monday, Yoga', ...values });
  const [fact, ...names] = words;
  expect(screen.getByRole('alert').textContent).toContain(fact);
  for (const name of names) screen.getByRole('button', { name }).click();
  expect(resolve.mock.calls.map(([, side]) => side as string)).toEqual(['mine', 'theirs']);
});

test('a paragraph that a side has removed cannot be kept twice', () => {
  show({}, { ...conflict, paragraph: { ...paragraph, theirs: undefined } });
  expect(within(screen.getByRole('alert')).getAllByRole('button')).toHaveLength(2);
  expect(marked('dd')[1]).toBe('removed');
});
