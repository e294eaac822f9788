import { expect, test, vi } from 'vitest';
import { pagesOfDraft } from '../../src/desk/preview/pages-of-draft.ts';
import type { Workspace } from '../../src/host/workspace/workspace.ts';
import { deskOfEachTest } from './desk-at-hand.ts';

vi.mock('../../src/desk/preview/pages-of-draft.ts', () => ({ pagesOfDraft: vi.fn() }));
const opened = deskOfEachTest();

/** Gives the desk the list of photographs, without which it makes no page. */
async function withPhotographs(workspace: Workspace) {
  const { files } = await workspace.head();
  const names = Object.keys(files).map((file) => file.replace('images/', ''));
  const photograph = { width: 1, height: 1, base: '', widths: [1], colour: 0 };
  vi.spyOn(workspace, 'photographs').mockResolvedValue(
    Object.fromEntries(names.map((name) => [name, photograph])),
  );
  await opened.desk.look();
}

/** Pages that show their address. */
const pagesAt = (...paths: string[]) => ({
  paths,
  render: (address: string) => Promise.resolve(`page ${address}`),
});

test('a page whose templates could not be loaded is made when it is asked for again', async () => {
  const { desk, workspace } = opened;
  await withPhotographs(workspace);
  vi.mocked(pagesOfDraft)
    .mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    })
    .mockReturnValue(pagesAt('/pricing', '/about'));
  await expect(desk.engine.page('/pricing')).rejects.toThrow('Failed to fetch');
  for (const address of ['/pricing', '/about'])
    expect(await desk.engine.page(address)).toEqual({ address, html: `page ${address}` });
  expect(pagesOfDraft).toHaveBeenCalledTimes(2);
});

test.each([
  ['/coaches/coach', '/coaches'],
  ['/blog/new-post', '/blog'],
  ['/trial', '/'],
])('the page around %s is shown while it is not on the website', async (asked, address) => {
  const { desk, workspace } = opened;
  await withPhotographs(workspace);
  vi.mocked(pagesOfDraft).mockReturnValue(pagesAt('/', '/blog', '/coaches', '/coaches/joel'));
  expect(await desk.engine.page(asked)).toEqual({ address, html: `page ${address}` });
});
