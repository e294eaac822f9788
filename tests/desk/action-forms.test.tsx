// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { KeptForm } from '../../src/desk/draft/draft.ts';
import { beginningOf } from '../../src/desk/draft/beginnings.ts';
import type { FieldPlace } from '../../src/desk/draft/edit.ts';
import { DeskContext } from '../../src/desk/draft/use-desk.ts';
import { AllPrices } from '../../src/desk/screens/AllPrices.tsx';
import { CancelClass } from '../../src/desk/screens/CancelClass.tsx';
import { CoachIsAway } from '../../src/desk/screens/CoachIsAway.tsx';
import { CoachLeaves } from '../../src/desk/screens/CoachLeaves.tsx';
import { ExtraClass } from '../../src/desk/screens/ExtraClass.tsx';
import { Offer } from '../../src/desk/screens/Offer.tsx';
import { ProblemsFirst } from '../../src/desk/screens/problems-of-screen.tsx';
import { classesBetween } from '../../src/desk/screens/timetable-of-draft.ts';
import { rowsOfDay } from '../../src/desk/screens/timetable-rows.ts';
import { ClassBegins, PriceBegins } from '../../src/desk/screens/WhenItBegins.tsx';
import { setGymPlace } from '../../src/desk/words/gym-place.ts';
import { india, placeAt } from '../content/place/places.ts';
import { addDays } from '../../src/content/dates.ts';
import { todayAt } from '../../src/timetable/clock.ts';
import { deskOfEachTest, openDesk, priceIn, set, setPrice, checkedState } from './desk-at-hand.ts';

const at = deskOfEachTest();

const first = addDays(todayAt(india.clock), 7);
const days = { from: first, until: addDays(first, 6) };

const html = (screen: ReactNode) =>
  renderToStaticMarkup(<DeskContext value={at.desk}>{screen}</DeskContext>);

/** The hint of the main button, which says what is missing; undefined if the button works. */
const missingIn = (markup: string) =>
  /<p class="hint" id="([^"]+)">([^<]*)<\/p><div class="row"><button[^>]*aria-disabled="true"[^>]*aria-describedby="\1"/.exec(
    markup,
  )?.[2];

/** The forms of actions, each with one that is filled in and the fields that it cannot do without. */
function formsFilledIn() {
  const { values, things } = at.desk.current();
  const [one] = classesBetween(values, days.from, days.until);
  const [other] = things['trainer']!.map(([id]) => id).filter((id) => id !== one!.trainer);
  const { plans } = values['plans.yaml'] as { plans: { id: string }[] };
  const key = `${one!.date} ${one!.class} ${one!.usualStart}`;
  const extra = { date: first, class: one!.class, start: '12:00', end: '13:00', trainer: other! };
  return [
    {
      action: 'call-off',
      screen: <CancelClass date={undefined} row={undefined} />,
      fields: {
        otherDate: one!.date,
        chosen: key,
        difference: { off: 'cancelled', reason: 'Ill' },
      },
      needed: { chosen: '', difference: {} },
    },
    {
      action: 'extra-class',
      screen: <ExtraClass />,
      fields: extra,
      needed: { date: '', class: '', start: '', end: '', trainer: '' },
    },
    {
      action: 'away',
      screen: <CoachIsAway coach={undefined} />,
      fields: { coach: one!.trainer, days, reason: 'Holiday', takers: { one: '-' } },
      needed: {
        coach: '',
        days: { ...days, until: '' },
        reason: '',
        takers: { isForAll: false, each: {} },
      },
    },
    {
      action: 'leaves',
      screen: <CoachLeaves coach={undefined} />,
      fields: {
        coach: one!.trainer,
        lastDay: first,
        takers: { isForAll: true, one: other!, each: {} },
      },
      needed: { coach: '', lastDay: '', takers: { isForAll: true, one: '', each: {} } },
    },
    {
      action: 'offer',
      screen: <Offer plan={undefined} price={undefined} />,
      fields: { id: plans[0]!.id, price: 1, days },
      needed: { id: '', price: '', days: { ...days, from: '' } },
    },
    {
      action: 'all-prices',
      screen: <AllPrices />,
      fields: { amount: 50, from: first },
      needed: { amount: '', from: '' },
    },
  ];
}

describe('a form of an action', () => {
  test('that is filled in can be done', async () => {
    await checkedState(at.desk);
    for (const { action, screen, fields } of formsFilledIn()) {
      at.desk.fillIn(action, { asked: '', fields });
      expect(missingIn(html(screen)), action).toBeUndefined();
    }
  });

  test('cannot be done while a field is empty, and says so', async () => {
    await checkedState(at.desk);
    const said = formsFilledIn().flatMap(({ action, screen, fields, needed }) =>
      Object.entries(needed).map(([name, empty]) => {
        at.desk.fillIn(action, { asked: '', fields: { ...fields, [name]: empty } });
        return `${action} without ${name}: ${missingIn(html(screen))}`;
      }),
    );
    expect(said.join('\n')).toMatchInlineSnapshot(`
      "call-off without chosen: Choose the class first.
      call-off without difference: This is what happens already. Choose what changes that day.
      extra-class without date: Not filled in yet: “Day”.
      extra-class without class: Not filled in yet: “Class”.
      extra-class without start: Not filled in yet: “Begins”.
      extra-class without end: Not filled in yet: “Ends”.
      extra-class without trainer: Not filled in yet: “Coach”.
      away without coach: Not filled in yet: “Who is away”.
      away without days: Not filled in yet: “Last day”.
      away without reason: Not filled in yet: “Reason, shown to visitors”.
      away without takers: Choose who takes over each class.
      leaves without coach: Not filled in yet: “Who leaves”.
      leaves without lastDay: Not filled in yet: “Last day”.
      leaves without takers: Choose who takes over each class.
      offer without id: Not filled in yet: “Plan”.
      offer without price: Not filled in yet: “Price during the offer”.
      offer without days: Not filled in yet: “First day”.
      all-prices without amount: Not filled in yet: “By how much”.
      all-prices without from: Not filled in yet: “First day”."
    `);
  });

  test('is as it was after a look elsewhere and after the desk was closed, until it is dismissed', async () => {
    await checkedState(at.desk);
    for (const { action, screen, fields } of formsFilledIn()) {
      const blank = html(screen);
      at.desk.fillIn(action, { asked: '', fields });
      const filled = html(screen);
      expect(filled, action).not.toBe(blank);
      at.desk.write(setPrice(0, 700));
      at.desk.step('undo');
      expect(html(screen), action).toBe(filled);
      at.desk.fillIn(action, undefined);
      expect(html(screen), action).toBe(blank);
    }
  });

  test('has the control of a price where it asks for an amount of money', async () => {
    await checkedState(at.desk);
    setGymPlace(placeAt('denmark'));
    for (const { form, label, shown } of [
      {
        form: <Offer plan={undefined} price="29.5" />,
        label: 'Price during the offer',
        shown: '29,5',
      },
      { form: <AllPrices />, label: 'By how much', shown: '' },
    ]) {
      const { unmount } = render(<DeskContext value={at.desk}>{form}</DeskContext>);
      const input = screen.getByLabelText<HTMLInputElement>(label);
      expect(input.parentElement!.textContent).toBe('kr.');
      expect(input.value).toBe(shown);
      unmount();
    }
    setGymPlace(india);
  });

  test('is kept on the device with the draft', async () => {
    const form: KeptForm = { asked: '', fields: { coach: 'somebody' } };
    const device = 'forms';
    const desk = await openDesk(at.workspace, device);
    desk.fillIn('away', form);
    await desk.keep();
    expect((await openDesk(at.workspace, device)).current().forms).toEqual({ away: form });
  });
});

describe('a change that begins on a day which is not chosen yet', () => {
  const price = { file: 'plans.yaml', path: ['plans', 0, 'price'] };
  const monday = 'schedule/monday.yaml';
  const choose = (place: FieldPlace, fields: object) =>
    at.desk.fillIn(beginningOf(place), { asked: '', place, fields });
  const isHeld = async () => {
    expect(await at.desk.publishDraft('Asha')).toBe(false);
    expect(at.desk.current().refused).toMatch(/needs fixing/);
    expect(html(<ProblemsFirst />)).toContain('You have not said yet when this begins.');
  };

  test.each([{ kind: 'from' }, { kind: 'from', from: first }])(
    'is not published as if a price began now: %j',
    async (fields) => {
      at.desk.write(setPrice(0, 700));
      await checkedState(at.desk);
      choose(price, fields);
      await isHeld();
      const { plans } = at.desk.current().values['plans.yaml'] as {
        plans: Record<string, unknown>[];
      };
      const question = html(<PriceBegins name="Plan" plan={plans[0]!} path={['plans', 0]} />);
      expect(question).toMatch(/checked=""[^>]*\/>From a later day/);
    },
  );

  test.each([
    { kind: 'from' },
    { kind: 'days', from: first },
    { kind: 'days', until: first },
    { kind: 'days', ...days },
  ])('is not published as if a class changed now: %j', async (fields) => {
    const { things } = await checkedState(at.desk);
    const [row] = rowsOfDay(at.desk.current().values, 'monday');
    const [other] = things['trainer']!.map(([id]) => id).filter((id) => id !== row!.trainer);
    at.desk.write(set(monday, ['classes', 0, 'trainer'], other));
    await checkedState(at.desk);
    choose({ file: monday, path: ['classes', 0] }, fields);
    await isHeld();
    const [changed] = rowsOfDay(at.desk.current().values, 'monday');
    expect(html(<ClassBegins row={changed!} />)).not.toMatch(/checked=""[^>]*\/>Now/);
  });

  test('stays with its plan when the plans are put in another order', async () => {
    at.desk.write(setPrice(0, 700));
    await checkedState(at.desk);
    choose(price, { kind: 'from' });
    at.desk.write({ edits: [{ file: 'plans.yaml', kind: 'move', path: ['plans', 0], to: 1 }] });
    expect(priceIn(at.desk, 1)).toBe(700);
    expect(at.desk.current().held.map(({ path }) => path)).toEqual([['plans', 1, 'price']]);
  });

  test('is published once it begins now, and holds nothing once it is as before', async () => {
    at.desk.write(setPrice(0, 700));
    await checkedState(at.desk);
    choose(price, { kind: 'from' });
    expect(at.desk.current().held).toHaveLength(1);
    at.desk.step('undo');
    expect(at.desk.current().held).toEqual([]);
    at.desk.write(setPrice(0, 700));
    expect(at.desk.current().held).toHaveLength(1);
    at.desk.fillIn(beginningOf(price), undefined);
    expect(await at.desk.publishDraft('Asha')).toBe(true);
  });
});
