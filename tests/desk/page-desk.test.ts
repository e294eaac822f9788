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

test('what the desk proposed for a list that has changed since is refused, and changes nothing', async () => {
  const device = newDevice();
  const { workspace } = await workspaceIn(content.folder);
  const [one, other] = [
    await openTab(await device(), workspace),
    await openTab(await device(), workspace),
  ];
  const add = (item: number) => ({
    edits: [
      {
        file: 'faq.yaml',
        edit: {
          kind: 'insert' as const,
          path: ['questions'],
          index: 0,
          value: { id: `new-${item}`, question: `Question ${item}?`, answer: 'Yes.' },
        },
      },
    ],
  });
  await one.write(add(1));
  const { changes, version } = await one.write(add(2));
  const [first] = changes;
  await other.write(add(3));
  const before = (await other.read()).values['faq.yaml'];
  await expect(one.write({ ...first!.back, of: version })).rejects.toThrow('just changed');
  expect((await one.read()).values['faq.yaml']).toEqual(before);
  const now = await one.read();
  await one.write({ ...now.changes[0]!.back, of: now.version });
  expect((await one.read()).changes.length).toBe(now.changes.length - 1);
});

test('the first forms do not wait for the first check', async () => {
  const device = newDevice();
  const { workspace } = await workspaceIn(content.folder);
  const desk = await openTab(await device(), workspace);
  // The time until the page asks.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await desk.read()).isChecked).toBe(false);
  await desk.follow(
    () => undefined,
    () => undefined,
    () => undefined,
  );
  await expect.poll(async () => (await desk.read()).isChecked).toBe(true);
});
