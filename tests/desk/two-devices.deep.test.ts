import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PageDesk } from '../../src/editor/draft/page-desk.ts';
import { DraftSync } from '../../src/editor/sync/draft-sync.ts';
import {
  versionOf,
  type ColleagueDraft,
  type DraftsOfStaff,
  type StoredDraft,
} from '../../src/editor/sync/drafts-of-staff.ts';
import type { SyncState } from '../../src/editor/sync/sync-state.ts';
import type { Commit, Proposals, Workspace } from '../../src/editor/workspace/workspace.ts';
import { ContentCopy } from '../checker/content-copy.ts';
import { newDevice } from '../editor/device.ts';
import { diceOf } from '../yaml-edits/random-edits.ts';
import { openTab, workspaceIn } from './desk-at-hand.ts';

/** The store of one person's drafts, which loses requests and answers as it is told. */
class StoreInMemory implements DraftsOfStaff {
  stored: StoredDraft | undefined;
  others: ColleagueDraft[] = [];
  loses: () => 'request' | 'answer' | undefined = () => undefined;

  exchange(known: readonly string[], own: StoredDraft | undefined) {
    const lost = this.loses();
    if (lost === 'request') return Promise.resolve('away' as const);
    const isForeign = this.stored && !known.includes(versionOf(this.stored));
    if (!isForeign && own) this.stored = own;
    return Promise.resolve(lost === 'answer' ? ('away' as const) : this.stored);
  }

  colleagues() {
    return Promise.resolve(this.others);
  }
}

/** A repository has the texts of earlier heads too. */
function rememberingTexts(folder: Workspace): Workspace {
  const known: Record<string, string> = {};
  return {
    ...folder,
    head: async () => {
      const head = await folder.head();
      const texts = Object.entries(head.files).filter(([name]) => name.endsWith('.yaml'));
      const news = texts.map(([, { hash }]) => hash).filter((hash) => !(hash in known));
      if (news.length > 0) Object.assign(known, await folder.texts(news));
      return head;
    },
    texts: (hashes) =>
      Promise.resolve(Object.fromEntries(hashes.map((hash) => [hash, known[hash]!]))),
  };
}

let content: ContentCopy;
let workspace: Workspace;
let store: StoreInMemory;
let clock = Date.parse('2026-11-24T06:00:00Z');
const now = () => clock;

beforeEach(async () => {
  content = new ContentCopy();
  workspace = rememberingTexts((await workspaceIn(content.folder)).workspace);
  store = new StoreInMemory();
});
afterEach(() => content.remove());

const openOn = async (name: string, log = newDevice()) =>
  openTab(
    await log(),
    workspace,
    undefined,
    (parts) => new DraftSync({ ...parts, store, device: name, now }),
  );

const price = (desk: PageDesk, index: number, value: number) =>
  desk.write({
    edits: [{ file: 'plans.yaml', edit: { kind: 'set', path: ['plans', index, 'price'], value } }],
  });

async function pricesAt(desk: PageDesk): Promise<number[]> {
  const { values } = await desk.read(0);
  return (values['plans.yaml'] as { plans: { price: number }[] }).plans.map((one) => one.price);
}

/** A change is seen at one look and stored at the next, after all pauses. */
async function look(desk: PageDesk, after = 60_000) {
  clock += after;
  await desk.look();
}

async function lookAround(...desks: PageDesk[]) {
  for (let round = 0; round < 4; round++) for (const desk of desks) await look(desk);
}

async function stateOf(desk: PageDesk): Promise<SyncState> {
  let state: SyncState | undefined;
  await desk.follow(
    () => undefined,
    () => undefined,
    (now) => (state = now),
  );
  return state!;
}

test('a draft goes on at the other device, and its end is the end there too', async () => {
  const phone = await openOn('iPhone');
  const computer = await openOn('computer');
  await price(phone, 1, 1250);
  await look(phone, 1000);
  expect((await stateOf(phone)).isStored).toBe(false);
  await lookAround(phone, computer);
  expect((await pricesAt(computer))[1]).toBe(1250);
  expect(await stateOf(computer)).toMatchObject({ isStored: true, cameFrom: { device: 'iPhone' } });
  await price(computer, 0, 700);
  await lookAround(computer, phone);
  expect((await pricesAt(phone)).slice(0, 2)).toEqual([700, 1250]);
  await phone.save('Asha');
  await lookAround(phone, computer);
  expect((await computer.read()).changes).toEqual([]);
  expect((await pricesAt(computer)).slice(0, 2)).toEqual([700, 1250]);
});

test('a draft whose first answer got lost is sent again', async () => {
  const phone = await openOn('iPhone');
  store.loses = () => 'request';
  await price(phone, 1, 1250);
  await lookAround(phone);
  store.loses = () => undefined;
  await lookAround(phone);
  expect(store.stored?.device).toBe('iPhone');
});

test('what is put back on one device is put back on the other', async () => {
  const [phone, computer] = [await openOn('iPhone'), await openOn('computer')];
  const before = await pricesAt(phone);
  await price(phone, 1, 1250);
  await lookAround(phone, computer);
  await computer.discardAll();
  await lookAround(computer, phone);
  expect(await pricesAt(phone)).toEqual(before);
});

test('colleagues are told of the files with changes, not of those whose comments alone differ', async () => {
  const phone = await openOn('iPhone');
  await price(phone, 1, 1250);
  await lookAround(phone);
  expect(store.stored!.about).toEqual(['plans.yaml']);
  await phone.undo();
  await lookAround(phone);
  expect(store.stored!.about).toEqual([]);
});

test('two values of one field are a question, which is asked where they met', async () => {
  const [phone, computer] = [await openOn('iPhone'), await openOn('computer')];
  await price(phone, 1, 1250);
  await price(computer, 1, 1300);
  await lookAround(phone, computer);
  const { conflicts } = await computer.read();
  expect(conflicts).toMatchObject([{ mine: '₹1,300', theirs: '₹1,250', isOwn: true }]);
  await computer.settle(conflicts[0]!, 'theirs');
  await lookAround(computer, phone);
  expect((await pricesAt(phone))[1]).toBe(1250);
  expect((await pricesAt(computer))[1]).toBe(1250);
});

test('a photograph stays on its device, and the other one says so and does not publish', async () => {
  const bytes = new Uint8Array(readFileSync(content.path('images/bar-on-rack.jpg')));
  const log = newDevice();
  await (await log()).addPicture({ name: 'new-hall.jpg', bytes, width: 1200, height: 800 });
  const [phone, computer] = [await openOn('iPhone', log), await openOn('computer')];
  await phone.write({
    edits: [
      {
        file: 'gallery.yaml',
        edit: { kind: 'set', path: ['images', 0, 'image'], value: 'new-hall.jpg' },
      },
    ],
  });
  await lookAround(phone, computer);
  const device = { device: 'iPhone', size: bytes.length };
  expect((await phone.read()).picturesAway).toEqual({});
  expect((await computer.read()).picturesAway).toEqual({ 'new-hall.jpg': device });
  await stateOf(computer);
  await expect.poll(async () => (await computer.read()).isChecked).toBe(true);
  expect((await computer.read()).problems.filter(({ severity }) => severity === 'error')).toEqual(
    [],
  );
  await expect(computer.save('Asha')).rejects.toThrow('on your iPhone only');
  await phone.save('Asha');
  await lookAround(phone, computer);
  expect((await computer.read()).picturesAway).toEqual({});
  expect((await computer.read()).changes).toEqual([]);
});

test('a lost answer brings no question about one’s own values', async () => {
  const phone = await openOn('iPhone');
  store.loses = () => 'answer';
  await price(phone, 1, 1250);
  await lookAround(phone);
  await price(phone, 1, 1300);
  await lookAround(phone);
  store.loses = () => undefined;
  await lookAround(phone);
  expect((await phone.read()).conflicts).toEqual([]);
  const computer = await openOn('computer');
  await lookAround(computer);
  expect((await pricesAt(computer))[1]).toBe(1300);
});

test('of many lost answers the last ones are remembered', async () => {
  const phone = await openOn('iPhone');
  store.loses = () => 'answer';
  for (let value = 1200; value < 1225; value++) {
    // The last ones do not even arrive.
    if (value === 1223) store.loses = () => 'request';
    await price(phone, 1, value);
    await lookAround(phone);
  }
  await price(phone, 1, 1300);
  store.loses = () => undefined;
  await lookAround(phone);
  expect((await stateOf(phone)).cameFrom).toBeUndefined();
  expect((await phone.read()).conflicts).toEqual([]);
  expect((await pricesAt(phone))[1]).toBe(1300);
});

test('a draft of a form that is not known is left alone, and the own one stays here', async () => {
  store.stored = {
    entries: '{"version":2}',
    device: 'iPad',
    at: '2026-11-24T05:00:00Z',
    about: [],
  };
  const phone = await openOn('iPhone');
  await price(phone, 1, 1250);
  await lookAround(phone);
  expect(store.stored.device).toBe('iPad');
  expect((await stateOf(phone)).isStored).toBe(false);
  expect((await pricesAt(phone))[1]).toBe(1250);
});

test('colleagues are known for two weeks, and for two minutes as working now', async () => {
  const at = (age: number) => new Date(clock - age).toISOString();
  store.others = [
    { name: 'Rohan', about: ['plans.yaml'], at: at(60_000) },
    { name: 'Meera', about: ['hours.yaml'], at: at(3_600_000) },
    { name: 'Joel', about: ['hours.yaml'], at: at(15 * 86_400_000) },
  ];
  const phone = await openOn('iPhone');
  expect((await stateOf(phone)).colleagues).toEqual([
    { name: 'Rohan', about: ['plans.yaml'], isNow: true },
    { name: 'Meera', about: ['hours.yaml'], isNow: false },
  ]);
});

test.each([1, 15])(
  'acts on two devices, saves, lost requests and new tabs lose no value (seed %i)',
  async (seed) => {
    const dice = diceOf(seed);
    const logs = [newDevice(), newDevice()];
    const desks = [await openOn('iPhone', logs[0]), await openOn('computer', logs[1])];
    const last = new Map<number, number>();
    let next = 2000;
    store.loses = () => (['request', 'answer'] as const)[dice(8)];
    for (let act = 0; act < 40; act++) {
      const which = dice(2);
      const desk = desks[which]!;
      const index = dice(3);
      switch (dice(7)) {
        case 0:
          await desk.save('Asha').catch((error: unknown) => {
            if ((error as Error).name !== 'DeskRefused') throw error;
          });
          break;
        case 1:
          desks[which] = await openOn(which === 0 ? 'iPhone' : 'computer', logs[which]);
          break;
        case 2:
        case 3:
          await look(desk);
          break;
        default:
          await price(desk, index, next);
          last.set(index, next++);
      }
    }
    store.loses = () => undefined;
    await lookAround(...desks);
    await lookAround(...desks);
    const [one, other] = await Promise.all(desks.map(pricesAt));
    expect(one).toEqual(other);
    const asked = (await Promise.all(desks.map((desk) => desk.read()))).flatMap(
      ({ conflicts }) => conflicts,
    );
    for (const [index, value] of last) {
      const here = asked.filter(({ path }) => path[1] === index);
      const shown = [one![index], ...here.map(({ theirs }) => Number(theirs.replace(/\D/g, '')))];
      expect(shown, `plan ${index}`).toContain(value);
    }
    for (const desk of desks)
      for (const conflict of (await desk.read()).conflicts) await desk.settle(conflict, 'mine');
    await lookAround(...desks);
    await desks[0]!.save('Asha');
    await lookAround(...desks);
    for (const desk of desks) expect((await desk.read()).changes).toEqual([]);
    expect(await pricesAt(desks[0]!)).toEqual(await pricesAt(desks[1]!));
  },
  60_000,
);

/** Rohan's proposals, which hold what was proposed. */
function proposing(): Commit[] {
  const added: Commit[] = [];
  const add: Proposals['add'] = async (commit) => {
    added.push(commit);
    return { kind: 'done', head: await workspace.head() };
  };
  workspace = { ...workspace, proposals: { add } as Proposals };
  return added;
}

test('what one device proposed is in no draft of a device that is opened right after', async () => {
  const added = proposing();
  const phone = await openOn('phone');
  await price(phone, 0, 800);
  await lookAround(phone);
  await phone.save('Rohan', 'new');
  // The phone is closed before its next look.
  const computer = await openOn('computer');
  await look(computer);
  expect((await computer.read()).changes).toEqual([]);
  expect(added).toHaveLength(1);
});

test('a draft that is open on two devices is proposed once', async () => {
  const added = proposing();
  const [phone, computer] = [await openOn('phone'), await openOn('computer')];
  await price(phone, 0, 800);
  await lookAround(phone, computer);
  expect((await computer.read()).changes).toHaveLength(1);
  await phone.save('Rohan', 'new');
  expect((await computer.save('Rohan', 'new')).changes).toEqual([]);
  expect(added).toHaveLength(1);
});
