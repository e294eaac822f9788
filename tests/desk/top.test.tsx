// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DeskContext } from '../../src/desk/draft/use-desk.ts';
import { AccountMenu, Note, Top } from '../../src/desk/frame/Top.tsx';
import { StartSide } from '../../src/desk/screens/Start.tsx';
import { PriceBegins } from '../../src/desk/screens/WhenItBegins.tsx';
import { deskOfEachTest, setPrice, checkedState } from './desk-at-hand.ts';

const at = deskOfEachTest();

test('that a draft stays on this device is said once, where it is listed', () => {
  at.desk.write(setPrice(0, 1300));
  const session = {
    name: 'Asha Menon',
    email: 'asha@desk.example',
    role: 'owner' as const,
    signOut: () => Promise.resolve(),
  };
  const html = renderToStaticMarkup(
    <DeskContext value={at.desk}>
      <AccountMenu session={session} />
      <Note state={{ ...at.desk.current(), connection: 'away' }} />
      <StartSide />
    </DeskContext>,
  );
  expect(html.match(/[^.> ][^.>]*this device[^.]*\./g)).toEqual([
    'It stays on this device until it is published.',
  ]);
});

test('a screen reader hears that a change was kept, and how many there are to review', () => {
  const heard = () =>
    /role="status">([^<]*)</.exec(
      renderToStaticMarkup(
        <DeskContext value={at.desk}>
          <Top />
        </DeskContext>,
      ),
    )?.[1];
  expect(heard()).toBe('');
  at.desk.write(setPrice(0, 1300));
  expect(heard()).toBe('Kept. Review one change.');
  at.desk.write(setPrice(1, 1400));
  expect(heard()).toBe('Kept. Review 2 changes.');
});

test('a screen reader hears the question when a change begins once it is asked', async () => {
  const plan = () => (at.desk.current().values['plans.yaml'] as { plans: object[] }).plans[0]!;
  const heard = () =>
    /role="status">([^<]*)</.exec(
      renderToStaticMarkup(
        <DeskContext value={at.desk}>
          <PriceBegins name="Plan" plan={{ ...plan() }} path={['plans', 0]} />
        </DeskContext>,
      ),
    )?.[1];
  await checkedState(at.desk);
  expect(heard()).toBe('');
  at.desk.write(setPrice(0, 1300));
  expect(heard()).toBe('When does the new price begin?');
});
