import { afterAll, expect, test } from 'vitest';
import { ContentCopy } from '../checker/content-copy.ts';
import { newDevice } from '../editor/device.ts';
import { openTab, workspaceIn } from './desk-at-hand.ts';

const content = new ContentCopy();
afterAll(() => content.remove());

test('the answer to an act has what another tab changed just before, too', async () => {
  const device = newDevice();
  const { workspace } = await workspaceIn(content.folder);
  const [one, other] = [
    await openTab(await device(), workspace),
    await openTab(await device(), workspace),
  ];
  await one.read();
  const set = (file: string, path: (string | number)[], value: unknown) => ({
    edits: [{ file, edit: { kind: 'set' as const, path, value } }],
  });
  await other.write(set('plans.yaml', ['plans', 0, 'price'], 800));
  await one.readOthers();
  const { values } = await one.write(
    set('contact.yaml', ['email', 'address'], 'desk@ironbanyan.example'),
  );
  expect(Object.keys(values).sort()).toEqual(['contact.yaml', 'plans.yaml']);
});
