import { readFileSync, writeFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import type { Workspace } from '../../src/editor/workspace/workspace.ts';
import { NotReached } from '../../src/editor/workspace/requests.ts';
import type { PageDesk } from '../../src/editor/draft/page-desk.ts';
import { ContentCopy } from '../checker/content-copy.ts';
import { newDevice } from '../editor/device.ts';
import { diceOf } from '../yaml-edits/random-edits.ts';
import { times } from '../times.ts';
import { openTab, workspaceIn } from './desk-at-hand.ts';

/** Prices of plans, each at its own place; every value is written once. */
const places = [0, 1, 2];
const priceAt = (content: ContentCopy, index: number) =>
  Number(
    [...readFileSync(content.path('plans.yaml'), 'utf8').matchAll(/^ {4}price: (\d+)/gm)][
      index
    ]![1],
  );

function writeOutside(content: ContentCopy, index: number, price: number) {
  let at = -1;
  const text = readFileSync(content.path('plans.yaml'), 'utf8');
  writeFileSync(
    content.path('plans.yaml'),
    text.replace(/^ {4}price: \d+/gm, (line) => (++at === index ? `    price: ${price}` : line)),
  );
}

/** A connection that loses some requests and some responses. */
function unsteady(workspace: Workspace, loses: () => 'request' | 'answer' | undefined): Workspace {
  const over =
    <Args extends unknown[], Reply>(ask: (...args: Args) => Promise<Reply>) =>
    async (...args: Args) => {
      const lost = loses();
      if (lost === 'request') throw new NotReached('lost');
      const reply = await ask(...args);
      if (lost === 'answer') throw new NotReached('lost');
      return reply;
    };
  return { ...workspace, head: over(workspace.head), commit: over(workspace.commit) };
}

const unwantedNames = new Set(['DeskRefused', 'NotReached']);
/** Ignores refusals, like a person who tries again. */
async function tried(act: Promise<unknown>) {
  await act.catch((error: unknown) => {
    if (!unwantedNames.has((error as Error).name)) throw error;
  });
}

let content: ContentCopy;
afterEach(() => content.remove());

/** These once lost a value. */
const seeds = [1, 110, 121, 122];
const more = Array.from({ length: 4 * (times - 1) }, (_, index) => 1000 + index);

test.each([...seeds, ...more].map((seed, index) => [seed, index % 2 === 0 ? 0 : 60_000] as const))(
  'acts in three tabs, saves, kills, lost answers and other saves lose no value (seed %i, asking every %i ms)',
  async (seed, lookInterval) => {
    content = new ContentCopy();
    const dice = diceOf(seed);
    const device = newDevice();
    const { workspace } = await workspaceIn(content.folder);
    const lossy = unsteady(workspace, () => (['request', 'answer'] as const)[dice(12)]);
    const open = async () => openTab(await device(), lossy, undefined, undefined, lookInterval);
    const tabs: (PageDesk | undefined)[] = [undefined, undefined, undefined];
    const before = readFileSync(content.path('plans.yaml'), 'utf8');
    /** The last written value of each place. */
    const last = new Map<number, number>();
    let next = 2000;
    for (let act = 0; act < 60; act++) {
      const which = dice(3);
      // Opening fails if the first response is lost.
      const tab = (tabs[which] ??= await open().catch(() => undefined));
      if (!tab) continue;
      const index = places[dice(places.length)]!;
      const price = next++;
      switch (dice(8)) {
        case 0:
          await tried(tab.save('Asha'));
          break;
        case 1:
          // Killed during a save.
          void tab.save('Asha').catch(() => undefined);
          tabs[which] = undefined;
          break;
        case 2:
          writeOutside(content, index, price);
          last.set(index, price);
          break;
        case 3:
          await tab.look();
          break;
        default:
          await tab.write({
            edits: [
              {
                file: 'plans.yaml',
                edit: { kind: 'set', path: ['plans', index, 'price'], value: price },
              },
            ],
          });
          last.set(index, price);
      }
    }
    const tab = await openTab(await device(), workspace);
    // An interrupted save may still be in progress.
    for (let looks = 0; looks < 3; looks++) await tab.look();
    const state = await tab.read();
    const plans = state.values['plans.yaml'] as { plans: { price: number }[] };
    for (const index of places) {
      const now = plans.plans[index]!.price;
      const asked = state.conflicts.filter(({ path }) => path[1] === index);
      const shown = [now, ...asked.map((one) => Number(one.theirs.replace(/\D/g, '')))];
      if (last.has(index)) expect(shown, `plan ${index}`).toContain(last.get(index));
    }
    for (const { file, path } of state.conflicts) await tab.settle({ file, path }, 'mine');
    await tab.save('Asha');
    const settled = await tab.read();
    expect(settled.changes).toEqual([]);
    for (const index of places)
      expect(priceAt(content, index)).toBe(
        (settled.values['plans.yaml'] as typeof plans).plans[index]!.price,
      );
    // Only prices have changed.
    const without = (text: string) => text.replace(/^ {4}price: \d+/gm, '');
    expect(without(readFileSync(content.path('plans.yaml'), 'utf8'))).toBe(without(before));
    const saves = await tab.history();
    expect(new Set(saves.map(({ id }) => id)).size).toBe(saves.length);
  },
);
