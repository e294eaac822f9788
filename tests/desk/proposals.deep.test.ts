import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StandIn } from '../../scripts/github-stand-in/stand-in.ts';
import type { OpenedParts } from '../../src/editor/draft/page-desk-parts.ts';
import type { DraftSync } from '../../src/editor/sync/draft-sync.ts';
import { NotReached } from '../../src/editor/workspace/requests.ts';
import type { Commit, CommitReply, Workspace } from '../../src/editor/workspace/workspace.ts';
import {
  commitOnto,
  contentAtGitHub,
  folder,
  names,
  prices,
  workspaceAt,
} from '../desk-host/content-at-github.ts';
import { newDevice } from '../editor/device.ts';
import { openTab } from './desk-at-hand.ts';

let standIn: StandIn;
beforeEach(async () => {
  standIn = await contentAtGitHub();
});
afterEach(() => standIn.close());

/** The repository as the host shows it to Rohan; the answer to a proposal goes through `answer`. */
function workspaceNow(answer = (reply: CommitReply) => reply): Workspace {
  const workspace = workspaceAt(standIn);
  const add = async (commit: Commit) =>
    answer(await workspace.proposals!.add({ ...commit, by: 'Rohan', author: 'uid-of-rohan' }));
  return {
    ...workspace,
    photographs: () => Promise.resolve({}),
    proposals: { ...workspace.proposals!, add },
  };
}

const open = async (workspace = workspaceNow(), device = newDevice()) =>
  openTab(await device(), workspace, () => Promise.resolve({ width: 1200, height: 800 }));

const setPrice = (price: number) => ({
  edits: [
    {
      file: 'plans.yaml',
      edit: { kind: 'set' as const, path: ['plans', 0, 'price'], value: price },
    },
  ],
});

const whats = ({ changes }: { changes: readonly { what: string }[] }) =>
  changes.map(({ what }) => what);

const withPrice = (price: number) => prices.replace(/price: \d+/, `price: ${price}`);

/** Rohan proposes another price; returns the number. */
async function propose(price = 4321): Promise<number> {
  const rohan = await open();
  await rohan.write(setPrice(price));
  await rohan.save('Rohan', 'new');
  return standIn.branches.pullRequests.at(-1)!.number;
}

test('what is proposed leaves the draft, and the website is as it was', async () => {
  const rohan = await open();
  await rohan.write(setPrice(4321));
  const state = await rohan.save('Rohan', 'new');
  expect(state).toMatchObject({ changes: [], undoes: null, redoes: null });
  expect(standIn.repository.history()).toHaveLength(1);
  const [waiting] = await rohan.proposals.list();
  expect(waiting).toMatchObject({ by: 'Rohan', isSentBack: false });
  expect(waiting!.words[0]).toMatch(/₹4,321/);
  // Later work is on top of what is published.
  await rohan.write(setPrice(5000));
  expect(whats(await rohan.read())[0]).not.toMatch('4,321');
});

test('a proposal whose answer gets lost is made once', async () => {
  const device = newDevice();
  const rohan = await open(
    workspaceNow(() => {
      throw new NotReached('Lost.');
    }),
    device,
  );
  await rohan.write(setPrice(4321));
  await expect(rohan.save('Rohan', 'new')).rejects.toThrow('Lost.');
  expect((await rohan.read()).changes).toHaveLength(1);
  const later = await open(workspaceNow(), device);
  expect((await later.read()).changes).toEqual([]);
  expect(await later.proposals.list()).toHaveLength(1);
});

test('what is changed while a proposal is sent stays in the draft', async () => {
  const device = newDevice();
  const other = await open(workspaceNow(), device);
  const workspace = workspaceNow();
  const { add } = workspace.proposals!;
  const rohan = await open(
    {
      ...workspace,
      proposals: {
        ...workspace.proposals!,
        async add(commit) {
          await other.write({
            edits: [
              {
                file: 'contact.yaml',
                edit: { kind: 'set', path: ['email', 'address'], value: 'desk@gym.example' },
              },
            ],
          });
          return add(commit);
        },
      },
    },
    device,
  );
  await rohan.write(setPrice(4321));
  const left = whats(await rohan.save('Rohan', 'new'));
  expect(left).toHaveLength(1);
  expect(left[0]).toMatch('desk@gym.example');
});

test('its author takes it back into the draft, and it waits no more', async () => {
  const number = await propose();
  const rohan = await open();
  await rohan.proposals.takeBack(number);
  expect(whats(await rohan.read())).toEqual([expect.stringMatching(/₹4,321/)]);
  expect(await rohan.proposals.list()).toEqual([]);
  await expect(rohan.proposals.takeBack(number)).rejects.toMatchObject({ name: 'ProposalGone' });
});

test('taking back twice after a lost answer changes nothing twice', async () => {
  const number = await propose();
  const workspace = workspaceNow();
  const remove = () => Promise.reject(new NotReached('Lost.'));
  const device = newDevice();
  const rohan = await open(
    { ...workspace, proposals: { ...workspace.proposals!, remove } },
    device,
  );
  await expect(rohan.proposals.takeBack(number)).rejects.toThrow('Lost.');
  const later = await open(workspaceNow(), device);
  await later.proposals.takeBack(number);
  expect((await later.read()).changes).toHaveLength(1);
  expect((await later.read()).conflicts).toEqual([]);
});

test('a desk of its own shows a proposal, and nothing of the draft beside it', async () => {
  const number = await propose();
  const nandini = await open();
  await nandini.write(setPrice(9999));
  const reading = await nandini.proposals.open(number);
  expect(whats(await reading.read())).toEqual([expect.stringMatching(/₹4,321/)]);
  const done = await reading.save('Nandini', number);
  expect(done.changes).toEqual([]);
  const [version] = await nandini.history();
  expect(version).toMatchObject({ by: 'Rohan', isTechnical: false });
  expect(await nandini.proposals.list()).toEqual([]);
  // Her own draft goes on, on top of it.
  await nandini.look();
  expect((await nandini.read()).changes).toHaveLength(1);
});

test('what is left out goes back to its author, who can go on with it', async () => {
  const rohan = await open();
  const contact = (value: string) => ({
    edits: [
      { file: 'contact.yaml', edit: { kind: 'set' as const, path: ['email', 'address'], value } },
    ],
  });
  await rohan.write(setPrice(4321));
  await rohan.write(contact('desk@gym.example'));
  await rohan.save('Rohan', 'new');
  const { number } = standIn.branches.pullRequests.at(-1)!;
  const reading = await (await open()).proposals.open(number);
  const { changes } = await reading.read();
  const leftOut = changes.find(({ places }) => places[0]!.file === 'contact.yaml')!;
  await reading.write(leftOut.back);
  await reading.save('Nandini', number);
  expect(await rohan.proposals.list()).toMatchObject([{ number, isSentBack: true }]);
  await rohan.look();
  await rohan.proposals.takeBack(number);
  expect(whats(await rohan.read()).join()).toContain('desk@gym.example');
  expect((await rohan.read()).changes).toHaveLength(1);
  expect(await rohan.proposals.list()).toEqual([]);
});

test('a proposal that is read goes into no draft of the reader, on no device', async () => {
  const number = await propose();
  const sync = vi.fn<(parts: OpenedParts) => object>(() => ({
    step: () => [],
    hasChanged: () => undefined,
  }));
  const nandini = await openTab(
    await newDevice()(),
    workspaceNow(),
    undefined,
    sync as unknown as (parts: OpenedParts) => DraftSync,
  );
  await nandini.proposals.open(number);
  expect(sync).toHaveBeenCalledTimes(1);
  expect((await nandini.read()).changes).toEqual([]);
});

test('where somebody published another value since, both are shown, and neither is lost', async () => {
  const number = await propose();
  standIn.repository.commitOfSomebody(new Map([['content/plans.yaml', withPrice(5000)]]));
  const reading = await (await open()).proposals.open(number);
  const { conflicts } = await reading.read();
  expect(conflicts).toMatchObject([{ mine: '₹4,321', theirs: '₹5,000' }]);
  await expect(reading.save('Nandini', number)).rejects.toThrow('Two people');
  await reading.settle(conflicts[0]!, 'mine');
  await reading.save('Nandini', number);
  expect(String(standIn.repository.filesAt().get('content/plans.yaml'))).toBe(withPrice(4321));
});

test('a proposal that is published already has no changes left', async () => {
  const number = await propose();
  standIn.repository.commitOfSomebody(new Map([['content/plans.yaml', withPrice(4321)]]));
  const reading = await (await open()).proposals.open(number);
  expect((await reading.read()).changes).toEqual([]);
});

test('its new photograph comes along, under another name where that one is taken', async () => {
  const [first, second] = names.filter((one) => /^images\/.*\.jpg$/.test(one));
  const bytesOf = (name: string) => new Uint8Array(readFileSync(join(folder, name)));
  const gallery = readFileSync(join(folder, 'gallery.yaml'), 'utf8');
  const used = /image: ([\w-]+\.jpg)/.exec(gallery)![1]!;
  const workspace = workspaceNow();
  const commit = commitOnto((await workspace.head()).id, {
    texts: { 'gallery.yaml': gallery.replaceAll(used, 'new-hall.jpg') },
    pictures: { 'new-hall.jpg': bytesOf(first!) },
  });
  expect(await workspace.proposals!.add(commit)).toMatchObject({ kind: 'done' });
  standIn.repository.commitOfSomebody(new Map([['content/images/new-hall.jpg', bytesOf(second!)]]));
  const reading = await (await open()).proposals.open(1);
  await reading.save('Nandini', 1);
  const files = standIn.repository.filesAt();
  expect(String(files.get('content/gallery.yaml'))).toContain('image: new-hall-2.jpg');
  expect(new Uint8Array(files.get('content/images/new-hall-2.jpg')!)).toEqual(bytesOf(first!));
  expect(new Uint8Array(files.get('content/images/new-hall.jpg')!)).toEqual(bytesOf(second!));
});
