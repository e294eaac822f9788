import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Fault } from '../../../scripts/desk/publish/stand-in.ts';
import { PublishRefused } from '../../../scripts/desk/publish/publish-refused.ts';
import { Computer, openStandIn, picture, plans, published, token, waits } from './website.ts';

const requests = [
  'ref',
  'commit',
  'tree',
  'blob of theirs',
  'blob of a picture',
  'new tree',
  'new commit',
  'move',
];
const limit = (headers: Record<string, string>): Fault => ({
  status: 403,
  headers,
  message:
    'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
});

const passing: Record<string, Fault> = {
  'it hangs up': 'hang-up',
  'its answer gets lost': 'lost',
  'it breaks': { status: 500 },
  'it is away': { status: 502, message: '<html>Bad gateway</html>' },
  'it asks to wait': limit({ 'retry-after': '7' }),
  'it asks to wait as 429': { status: 429, headers: { 'retry-after': '3' } },
  'it answers in a minute': { waits: 300 },
};
const lasting: Record<string, Fault> = {
  'it hangs up': 'hang-up',
  'its answer gets lost': 'lost',
  'it breaks': { status: 503 },
  'it does not take the key': { status: 401, message: 'Bad credentials' },
  'the key is too weak': {
    status: 403,
    message: 'Resource not accessible by personal access token',
  },
  'it asks to wait for an hour': limit({ 'retry-after': '3600' }),
  'it shows nothing': { status: 404, message: 'Not Found' },
  'it has moved': { status: 301, headers: { location: 'http://127.0.0.1:1/elsewhere' } },
  'it is of the café': { html: '<h1>Log in first</h1>' },
};

/** A computer with changes, and somebody else who published; so that each kind of request is made. */
async function withChanges(timeout = 100) {
  const standIn = await openStandIn();
  const computer = await Computer.upToDate(standIn, { timeout });
  computer.files.set('plans.yaml', plans.replace('1150', '1250'));
  computer.files.set('images/mats.jpg', picture('mats'));
  computer.files.delete('posts/old.yaml');
  standIn.repository.commitOfSomebody(new Map([['content/notice.yaml', 'shown: true\n']]));
  return { standIn, computer };
}

const wanted = {
  'images/mats.jpg': picture('mats').toString('latin1'),
  'images/rack.jpg': picture('rack').toString('latin1'),
  'notice.yaml': 'shown: true\n',
  'plans.yaml': plans.replace('1150', '1250'),
};

beforeEach(() => waits.mockClear());

test('a publish asks what these tests put faults into', async () => {
  const { standIn, computer } = await withChanges();
  await computer.publish();
  expect(standIn.asked).toHaveLength(requests.length);
  expect(published(standIn)).toEqual(wanted);
});

describe.each(requests.map((name, number) => ({ name, number })))(
  'at $name',
  ({ number, name }) => {
    test.each(Object.entries(passing))('%s once, and all is published', async (_, fault) => {
      const { standIn, computer } = await withChanges();
      standIn.order(number, fault);
      await computer.publish();
      expect(published(standIn)).toEqual(wanted);
      expect(computer.texts()).toEqual(wanted);
      expect(standIn.repository.history()).toHaveLength(3);
    });

    test.each(Object.entries(lasting))('%s, and nothing is lost', async (said, fault) => {
      const { standIn, computer } = await withChanges();
      const [here, there, base] = [computer.texts(), published(standIn), computer.base];
      standIn.order(number, fault, true);
      const refused = await computer.publish().catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(PublishRefused);
      const isThere = said === 'its answer gets lost' && name === 'move';
      expect(published(standIn)).toEqual(isThere ? wanted : there);
      expect([computer.texts(), computer.base]).toEqual([here, base]);
      expect(waits.mock.calls.every(([time]) => time <= 60_000)).toBe(true);

      // The fault is over.
      standIn.clear();
      await computer.publish();
      expect([published(standIn), computer.texts()]).toEqual([wanted, wanted]);
    });
  },
);

test('it waits for as long as it is asked to, a minute at most', async () => {
  const { standIn, computer } = await withChanges();
  standIn.order(0, limit({ 'retry-after': '7' }));
  standIn.order(1, limit({}));
  await computer.publish();
  expect(waits.mock.calls.flat()).toEqual([7000, 60_000]);
});

test.each([
  [limit({ 'retry-after': '3600' }), 'GitHub asks this desk to wait. Try again in 60 minutes.'],
  [{ status: 401 }, 'GitHub does not take the key of this desk any more.'],
  [{ status: 403 }, 'The key of this desk does not open what publishing needs.'],
  [{ status: 404 }, 'GitHub shows no such website to the key of this desk.'],
  [
    { status: 409, message: 'Git Repository is empty.' },
    'There is nothing at this address of GitHub',
  ],
  [
    { status: 422, message: 'Sorry, that blob is too large.' },
    'A photograph is larger than GitHub',
  ],
  [
    { status: 422, message: 'Repository rule violations found' },
    'somebody else has to agree first',
  ],
  [{ status: 422, message: 'Something else' }, 'GitHub did not take what was sent.'],
  ['hang-up', 'did not answer. Most often the internet is away.'],
] as [Fault, string][])('%o is said in words: %s', async (fault, words) => {
  const { standIn, computer } = await withChanges();
  standIn.order(4, fault, true);
  await expect(computer.publish()).rejects.toThrow(words);
});

test('where the website has moved the key does not go along', async () => {
  const [{ standIn, computer }, elsewhere] = [await withChanges(), await openStandIn()];
  const location = `${elsewhere.address}/repos/the-owner/the-website/git/ref/heads/main`;
  standIn.order(0, { status: 301, headers: { location } });
  await expect(computer.publish()).rejects.toThrow(
    'The website has another address at GitHub now.',
  );
  expect(elsewhere.asked).toEqual([]);
});

test('the key is in no message, no address and no log', async () => {
  const logs = (['log', 'error', 'warn', 'info'] as const).map((name) => vi.spyOn(console, name));
  for (const fault of [...Object.values(lasting), { status: 418, message: `Odd: ${token}` }]) {
    const { standIn, computer } = await withChanges();
    standIn.order(3, fault, true);
    const refused = (await computer.publish().catch((error: unknown) => error)) as Error;
    const told = [refused.message, refused.stack, refused.cause, JSON.stringify(refused)];
    expect([...told, ...standIn.asked].join('\n')).not.toContain(token);
    expect(JSON.stringify(computer.tools.github)).not.toContain(token);
  }
  for (const log of logs) expect(log).not.toHaveBeenCalled();
});
