// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DeskContext } from '../../src/desk/draft/use-desk.ts';
import { AccountMenu, Note } from '../../src/desk/frame/Top.tsx';
import { StartSide } from '../../src/desk/screens/Start.tsx';
import { deskOfEachTest, setPrice } from './desk-at-hand.ts';

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
      <Note shown={{ ...at.desk.current(), connection: 'away' }} />
      <StartSide />
    </DeskContext>,
  );
  expect(html.match(/[^.>]*this device[^.]*\./g)).toEqual([
    'It stays on this device until it is published.',
  ]);
});
