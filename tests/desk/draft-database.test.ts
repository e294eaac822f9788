import { forceCloseDatabase } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { DraftDatabase } from '../../src/desk/draft/draft-database.ts';
import type { KeptDraft } from '../../src/desk/draft/kept-draft.ts';
import { requestPersistence } from '../../src/desk/frame/request-persistence.ts';
import { deskOfEachTest, newDevice, openDesk, priceIn, said, setPrice } from './desk-at-hand.ts';
import { words } from '../../src/desk/words/words.ts';

const opened = deskOfEachTest();

const open = vi.spyOn(indexedDB, 'open');
const put = vi.spyOn(IDBObjectStore.prototype, 'put');
afterEach(() => {
  open.mockReset();
  put.mockReset();
});

/** Drops the newest connection, as browsers do to tabs in the background. */
const drop = () =>
  forceCloseDatabase((open.mock.results.at(-1)!.value as IDBOpenDBRequest).result as never);

const forbidden = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const picture = { name: 'hall.jpg', bytes: new Uint8Array([1]), width: 1, height: 1 };
const published = { head: { id: '1', files: {} }, texts: {} };
const actions: Record<string, (database: DraftDatabase) => Promise<unknown>> = {
  'the person is read': (database) => database.person(),
  'the person is kept': (database) => database.keepPerson('Asha'),
  'what is published is read': (database) => database.published(),
  'what is published is kept': (database) => database.keepPublished(published),
  'the photographs are read': (database) => database.pictures(),
  'a photograph is kept': (database) => database.addPicture(picture),
  'a photograph is removed': (database) => database.removePictures(['hall.jpg']),
  'the draft is read': (database) => database.draftOn('1', {}),
};

test.each(Object.entries(actions))(
  'where the browser has dropped the database, %s all the same, again and again',
  async (_, action) => {
    const device = newDevice();
    const database = await DraftDatabase.open(device);
    await database.keepPerson('Asha');
    const before = open.mock.calls.length;
    for (let time = 1; time <= 3; time++) {
      drop();
      await action(database);
      expect(await database.person()).toBe('Asha');
      expect(open).toHaveBeenCalledTimes(before + time);
    }
  },
);

test('a database that cannot be opened for a while is opened by the next action', async () => {
  const database = await DraftDatabase.open(newDevice());
  await database.keepPerson('Asha');
  drop();
  open.mockImplementationOnce(forbidden);
  await expect(database.person()).rejects.toThrow('insecure');
  expect(await database.person()).toBe('Asha');
});

test('an open desk does not keep the browser from deleting what a person asks it to', async () => {
  const device = newDevice();
  const database = await DraftDatabase.open(device);
  await database.keepPerson('Asha');
  await new Promise((resolve, reject) => {
    const deletion = indexedDB.deleteDatabase(`desk-draft ${device}`);
    deletion.onsuccess = resolve;
    deletion.onblocked = reject;
  });
  expect(await database.person()).toBe('');
});

test('what is changed after the browser has dropped the database is kept', async () => {
  const device = newDevice();
  const desk = await openDesk(opened.workspace, device);
  drop();
  desk.write(setPrice(0, 1300));
  await desk.keep();
  expect(desk.current().refused).toBeUndefined();
  expect(priceIn(await openDesk(opened.workspace, device), 0)).toBe(1300);
});

test('a tab that is closed has asked for all to be kept that was typed', async () => {
  const device = newDevice();
  const desk = await openDesk(opened.workspace, device);
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
  put.mockClear();
  desk.write(setPrice(0, 1));
  desk.write(setPrice(0, 13));
  desk.keepAtOnce();
  // No task of the tab runs any more, but all that was promised already.
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
  const pricesKept = put.mock.calls.map(([draft]) => {
    const { actions: kept } = draft as KeptDraft;
    return kept.flatMap(({ edits }) => edits).map((edit) => 'value' in edit && edit.value);
  });
  expect([pricesKept, commit.mock.calls.length]).toEqual([[[1], [13]], 2]);
});

test('in a browser that keeps nothing the desk is read, changed and published, and says what is lost', async () => {
  open.mockImplementation(forbidden);
  const desk = await openDesk(opened.workspace);
  expect(desk.current().keepsDraft).toBe(false);
  desk.write(setPrice(0, 1400));
  await desk.keep();
  await desk.readAgain();
  expect([priceIn(desk, 0), said(desk).length]).toEqual([1400, 1]);
  expect(await desk.publishDraft('Asha')).toBe(true);
  expect(desk.current().refused).toBeUndefined();
  open.mockReset();
  const other = await openDesk(opened.workspace);
  expect([other.current().keepsDraft, priceIn(other, 0)]).toEqual([true, 1400]);
});

const noRoom = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

test('on a device without room the draft says so, and can be published', async () => {
  const desk = await openDesk(opened.workspace);
  put.mockImplementation(noRoom);
  desk.write(setPrice(0, 1500));
  await desk.keep();
  expect(desk.current().refused).toBe(words.noRoom);
  desk.dismiss('refused');
  expect(await desk.publishDraft('Asha')).toBe(true);
  expect(desk.current().connection).toBe('there');
});

test('a photograph without room on the device is refused, with the remedy', async () => {
  const prepare = () => Promise.resolve(picture);
  const desk = await openDesk(opened.workspace, newDevice(), undefined, undefined, prepare);
  put.mockImplementation(noRoom);
  expect(await desk.takePicture(new File([], 'hall.jpg'), undefined)).toEqual({
    refused: words.noRoomForPicture,
  });
  put.mockReset();
  expect(await desk.takePicture(new File([], 'hall.jpg'), undefined)).toEqual({ name: 'hall.jpg' });
});

test('the browser is asked once not to delete the draft, when there is one', async () => {
  const persist = vi.fn(() => Promise.reject(new TypeError('Refused.')));
  vi.stubGlobal('navigator', { storage: { persist } });
  const desk = await openDesk(opened.workspace);
  requestPersistence(desk);
  desk.refuse('Something else.');
  expect(persist).not.toHaveBeenCalled();
  for (const price of [1600, 1700]) desk.write(setPrice(0, price));
  expect(persist).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
