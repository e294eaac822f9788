// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DeskContext, formOfFile } from '../../src/desk/draft/use-desk.ts';
import { additionsTo } from '../../src/desk/form/additions.ts';
import { FormPart } from '../../src/desk/form/FormPart.tsx';
import { Hours, markOfDay } from '../../src/desk/screens/Hours.tsx';
import { otherHoursEdits } from '../../src/desk/screens/other-hours.ts';
import { fieldAt, type GroupField } from '../../src/content/field.ts';
import { checkedState, deskOfEachTest, editsOf, errorsOf, set } from './desk-at-hand.ts';

const at = deskOfEachTest();
const file = 'hours.yaml';
const html = (shown: React.ReactNode) =>
  renderToStaticMarkup(<DeskContext value={at.desk}>{shown}</DeskContext>);

const january = {
  weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const,
  from: '2027-01-01',
  until: '2027-01-31',
  opens: '11:00',
  closes: '20:00',
  reason: 'Repairs',
};

test('the calendar follows a link to a day, keeps the month that was leafed to, and Back', () => {
  const { rerender } = render(<DeskContext value={at.desk}>{null}</DeskContext>);
  const show = (asked?: string, until?: string) =>
    rerender(
      <DeskContext value={at.desk}>
        <Hours asked={asked} until={until} />
      </DeskContext>,
    );
  const month = () => screen.getByRole('heading', { name: /^[A-Z][a-z]+ \d{4}$/ }).textContent;
  show('2026-12-25');
  expect(month()).toBe('December 2026');
  show('2027-02-14');
  expect(month()).toBe('February 2027');
  fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
  show('2027-02-14', '2027-03-02');
  expect(month()).toBe('March 2027');
  show('2026-12-25');
  expect(month()).toBe('December 2026');
});

test('other hours of some weekdays for a month are one action, around days that have their own', async () => {
  const closed = { date: '2027-01-13', closed: true, reason: 'Holiday' };
  at.desk.write(set(file, ['exceptions'], [closed]));
  const { values } = await checkedState(at.desk);
  at.desk.write({ edits: otherHoursEdits(values, january), says: 'January' });
  const { exceptions } = (await checkedState(at.desk)).values[file] as {
    exceptions: { date?: string; from?: string; until?: string; opens?: string }[];
  };
  const days = exceptions.map(({ date, from, until }) => date ?? `${from} ${until}`);
  expect(days).toEqual([
    '2027-01-01',
    '2027-01-04 2027-01-08',
    '2027-01-11 2027-01-12',
    '2027-01-13',
    '2027-01-14 2027-01-15',
    '2027-01-18 2027-01-22',
    '2027-01-25 2027-01-29',
  ]);
  // Classes outside the hours fall away: nothing is left to mend.
  expect(await errorsOf(at.desk)).toEqual([]);
});

test('without a last day the week itself changes from a day on', async () => {
  const { values } = await checkedState(at.desk);
  const always = {
    ...january,
    opens: '05:30',
    closes: '23:30',
    until: '',
    weekdays: ['monday'] as const,
  };
  at.desk.write({ edits: otherHoursEdits(values, always), says: 'Mondays' });
  const after = await checkedState(at.desk);
  expect(after.values[file]).toMatchObject({
    otherHours: [{ from: '2027-01-01', monday: [{ opens: '05:30', closes: '23:30' }] }],
  });
  expect(await errorsOf(at.desk)).toEqual([]);
});

test('the form names the classes that fall away', async () => {
  await checkedState(at.desk);
  at.desk.fillIn('other-hours', { asked: '', fields: january });
  const markup = html(<Hours asked={undefined} until={undefined} />);
  expect(markup).toMatch(/classes will not take place:/);
  expect(markup).toContain(
    'Open 11:00 am to 8:00 pm on Monday to Friday, from Friday 1 to Sunday 31 January',
  );
});

test('a weekday that is added to other hours has its name, and begins with its ordinary hours', async () => {
  at.desk.write(
    editsOf(file, { kind: 'set', path: ['otherHours'], value: [{ from: '2027-01-01' }] }),
  );
  const shown = await checkedState(at.desk);
  const place = { file, path: ['otherHours', 0] };
  const form = fieldAt(formOfFile(shown, file), place.path) as GroupField;
  const add = additionsTo(at.desk, form, { from: '2027-01-01' }, place);
  add.find(({ label }) => label === 'Saturday')!.onPress();
  const { week, otherHours } = at.desk.current().values[file] as {
    week: Record<string, unknown>;
    otherHours: Record<string, unknown>[];
  };
  expect(otherHours[0]!['saturday']).toEqual(week['saturday']);
  expect(html(<FormPart field={form} {...place} />)).toContain('<legend>Saturday</legend>');
});

test('a cell of the calendar says what differs: the opening, the closing, or both', async () => {
  const shown = await checkedState(at.desk);
  const values = {
    ...shown.values,
    [file]: { week: { monday: [{ opens: '06:00', closes: '22:00' }] } },
  };
  const said = (opens: string, closes: string) =>
    markOfDay({ values }, '2027-01-04', { opens, closes })?.words;
  expect(said('09:00', '22:00')).toBe('from 9:00 am');
  expect(said('06:00', '13:00')).toBe('until 1:00 pm');
  expect(said('09:00', '13:00')).toBe('from 9:00 am, until 1:00 pm');
});
