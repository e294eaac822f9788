import { afterAll, expect, test } from 'vitest';
import { NotReached } from '../../src/host/workspace/requests.ts';
import type { Workspace } from '../../src/host/workspace/workspace.ts';
import { ContentCopy } from '../check/content-copy.ts';
import { openDesk, workspaceIn } from './desk-at-hand.ts';

const content = new ContentCopy();
afterAll(() => content.remove());

/** A workspace of a website that lacks photographs of its content, and what pictures it was asked for. */
async function workspaceWithout(...missing: string[]) {
  const { workspace } = await workspaceIn(content.folder);
  const asked: string[] = [];
  const website: Workspace = {
    ...workspace,
    photographs: async () => {
      const all = Object.entries(await workspace.photographs());
      return Object.fromEntries(all.filter(([name]) => !missing.includes(name)));
    },
    picture: (name) => {
      asked.push(name);
      return workspace.picture(name);
    },
  };
  return { website, asked };
}

const size = { width: 1200, height: 900 };

test('photographs have the addresses of the site, which a browser can keep', async () => {
  const { website, asked } = await workspaceWithout();
  const desk = await openDesk(website);
  await desk.look();
  const { pictures } = desk.current();
  expect(pictures['yoga-mats.jpg']?.address).toMatch(/^\/photographs\/yoga-mats-\w{6}-736\.jpg$/);
  expect(asked).toEqual([]);
});

test('photographs that the site does not have yet are shown too, one after the other', async () => {
  const { website, asked } = await workspaceWithout('yoga-mats.jpg', 'spin-bikes.jpg');
  const desk = await openDesk(website, undefined, () => Promise.resolve(size));
  // Nobody waits for them.
  await desk.look();
  expect(asked).toEqual([]);
  expect(desk.current().pictures).not.toHaveProperty(['yoga-mats.jpg']);
  await desk.look();
  expect(asked).toHaveLength(1);
  await desk.look();
  expect(asked.sort()).toEqual(['spin-bikes.jpg', 'yoga-mats.jpg']);
  const { pictures } = desk.current();
  const address = expect.stringMatching(/^blob:/) as unknown;
  for (const name of asked) expect(pictures[name]).toEqual({ ...size, address });
  await desk.look();
  expect(asked).toHaveLength(2);
});

test('one that cannot be shown is left out, and one that was not reached is asked for again', async () => {
  const { website, asked } = await workspaceWithout('yoga-mats.jpg', 'spin-bikes.jpg');
  let isThere = false;
  const workspace: Workspace = {
    ...website,
    picture: async (name) => {
      if (!isThere) throw new NotReached('No answer.');
      return website.picture(name);
    },
  };
  const sizes = [undefined, size];
  const desk = await openDesk(workspace, undefined, () => Promise.resolve(sizes.shift()));
  await desk.look();
  isThere = true;
  for (let look = 1; look <= 4; look++) await desk.look();
  const [first, second] = asked;
  expect(asked).toHaveLength(2);
  const { pictures } = desk.current();
  expect(Object.keys(pictures)).not.toContain(first);
  expect(pictures[second!]).toMatchObject(size);
});
