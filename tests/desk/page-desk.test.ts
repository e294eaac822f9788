import { afterAll, expect, test } from 'vitest';
import { ContentCopy } from '../checker/content-copy.ts';
import { newDevice } from '../editor/device.ts';
import { NotReached } from '../../src/editor/workspace/requests.ts';
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

test('a host is asked for its head once in a while, and at once where another tab has saved', async () => {
  const device = newDevice();
  const { workspace } = await workspaceIn(content.folder);
  let asked = 0;
  let isAway = false;
  const counted = {
    ...workspace,
    head: () => {
      asked++;
      return isAway ? Promise.reject(new NotReached('away')) : workspace.head();
    },
  };
  const open = async () => openTab(await device(), counted, undefined, undefined, 60_000);
  const [one, other] = [await open(), await open()];
  const before = asked;
  for (let looks = 0; looks < 5; looks++) await one.look();
  expect(asked).toBe(before);
  const value = 4321;
  await one.write({
    edits: [{ file: 'plans.yaml', edit: { kind: 'set', path: ['plans', 0, 'price'], value } }],
  });
  await one.save('Asha');
  await one.look();
  isAway = true;
  await other.readOthers();
  await other.look();
  expect(asked).toBe(before + 1);
  isAway = false;
  await other.look();
  for (const tab of [one, other]) {
    const { changes, conflicts, values } = await tab.read();
    expect({ changes, conflicts }).toEqual({ changes: [], conflicts: [] });
    expect(values['plans.yaml']).toMatchObject({ plans: [{ price: value }, {}, {}] });
  }
});
