import { expect, test, vi } from 'vitest';
import { pagesOfDraft } from '../../src/desk/preview/pages-of-draft.ts';
import { deskOfEachTest } from './desk-at-hand.ts';

vi.mock('../../src/desk/preview/pages-of-draft.ts', () => ({ pagesOfDraft: vi.fn() }));
const opened = deskOfEachTest();

test('a page whose templates could not be loaded is made when it is asked for again', async () => {
  const { desk, workspace } = opened;
  const { files } = await workspace.head();
  const names = Object.keys(files).map((file) => file.replace('images/', ''));
  const photograph = { width: 1, height: 1, base: '', widths: [1], colour: 0 };
  vi.spyOn(workspace, 'photographs').mockResolvedValue(
    Object.fromEntries(names.map((name) => [name, photograph])),
  );
  await desk.look();
  vi.mocked(pagesOfDraft)
    .mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    })
    .mockReturnValue({
      paths: [],
      render: (address: string) => Promise.resolve(`page ${address}`),
    });
  await expect(desk.engine.page('/pricing')).rejects.toThrow('Failed to fetch');
  for (const address of ['/pricing', '/about'])
    expect(await desk.engine.page(address)).toBe(`page ${address}`);
  expect(pagesOfDraft).toHaveBeenCalledTimes(2);
});
