import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();
const network = vi.fn<(request: Request | string) => Promise<Response>>();

const keyOf = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, location.href).pathname;

/** A store of copies in memory. */
function memoryStore() {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (copies: Map<string, Response>) => ({
    match: (request: Request | string) => Promise.resolve(copies.get(keyOf(request))?.clone()),
    put: async (request: Request | string, response: Response) =>
      void copies.set(keyOf(request), new Response(await response.text(), response)),
    add: async (address: string) => void copies.set(keyOf(address), await network(address)),
    addAll: async (list: readonly (Request | string)[]) => {
      for (const one of list) copies.set(keyOf(one), await network(one));
    },
  });
  return {
    open: (name: string) => {
      const copies = all.get(name) ?? new Map<string, Response>();
      all.set(name, copies);
      return Promise.resolve(cacheOf(copies));
    },
    match: (request: Request | string, { cacheName }: { cacheName?: string } = {}) => {
      const lists = cacheName === undefined ? [...all.values()] : [all.get(cacheName)];
      const found = lists.find((copies) => copies?.has(keyOf(request)));
      return Promise.resolve(found?.get(keyOf(request))?.clone());
    },
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
  };
}

const page = (words: string, type = 'text/html; charset=utf-8') =>
  new Response(words, {
    headers: { 'content-type': type, date: new Date().toUTCString() },
  });

/** Opens an address: what the worker answers, and what it does meanwhile. */
function open(address: string, mode: RequestMode = 'navigate') {
  let answer: Promise<Response> | undefined;
  const meanwhile: Promise<unknown>[] = [];
  const request = new Request(`https://gym.example${address}`);
  Object.defineProperty(request, 'mode', { value: mode });
  listeners.get('fetch')!({
    request,
    preloadResponse: Promise.resolve(undefined),
    respondWith: (given: Promise<Response>) => (answer = given),
    waitUntil: (work: Promise<unknown>) => meanwhile.push(work),
  });
  return { text: answer!.then((response) => response.text()), meanwhile: Promise.all(meanwhile) };
}

/** What the worker answers, once all that it does meanwhile has ended. */
async function answerTo(address: string, mode?: RequestMode) {
  const { text, meanwhile } = open(address, mode);
  await meanwhile;
  return text;
}

let store: ReturnType<typeof memoryStore>;
beforeEach(async () => {
  vi.resetModules();
  listeners.clear();
  store = memoryStore();
  network.mockReset();
  network.mockImplementation((request) => Promise.resolve(page(`network ${keyOf(request)}`)));
  vi.stubGlobal('location', { href: 'https://gym.example/', origin: 'https://gym.example' });
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('caches', store);
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  });
  vi.stubGlobal('__COPIES__', {
    version: '1',
    pages: ['/schedule'],
    files: ['/deferred.js'],
    never: ['/login'],
    staleNote: 'Copy of {date}.',
    dates: { locale: 'en-IN', timeZone: 'Asia/Kolkata', pattern: '{month} {day}, {year}' },
  });
  await import('../../../src/design/offline/service-worker.ts');
});

afterEach(() => vi.useRealTimers());

test('a page that arrives slowly is kept, also if another one is kept meanwhile', async () => {
  let end = () => {};
  const slow = new ReadableStream({ start: (body) => void (end = () => body.close()) });
  const { headers } = page('');
  network.mockImplementation((request) =>
    Promise.resolve(keyOf(request) === '/' ? new Response(slow, { headers }) : page('A page')),
  );
  const { meanwhile } = open('/');
  await answerTo('/pricing');
  end();
  await meanwhile;
  expect((await store.keys()).sort()).toEqual(['visited-/', 'visited-/pricing']);
});

describe.each(['open', 'match', 'keys', 'delete'] as const)(
  'where the store fails at %s',
  (call) => {
    test.each(['rejects', 'throws'])(
      'by what %s, everything comes from the network',
      async (how) => {
        const failure = new DOMException('The operation is insecure.', 'SecurityError');
        const fail = () => {
          if (how === 'throws') throw failure;
          return Promise.reject(failure);
        };
        Object.assign(store, { [call]: fail });
        for (const address of ['/schedule', '/about', '/login'])
          expect(await answerTo(address)).toBe(`network ${address}`);
        for (const address of ['/assets/a.js', '/deferred.js'])
          expect(await answerTo(address, 'no-cors')).toBe(`network ${address}`);
      },
    );
  },
);

test('a disk that is full keeps nothing and takes nothing away', async () => {
  const { open } = store;
  store.open = async (name) => ({
    ...(await open(name)),
    put: () => Promise.reject(new DOMException('Quota exceeded.', 'QuotaExceededError')),
  });
  expect(await answerTo('/about')).toBe('network /about');
});

test('a page that was read opens without a network; the feed and calendars take no place of pages', async () => {
  await answerTo('/about');
  network.mockImplementation(() => Promise.resolve(page('other', 'application/atom+xml')));
  for (let number = 0; number < 30; number++) await answerTo(`/feed-${number}.xml`);
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await answerTo('/about')).toContain('network /about');
  await expect(answerTo('/feed-1.xml')).rejects.toThrow('Failed to fetch');
});

const noted = (words: string) => `<main data-stale>{date}</main>${words}`;

test.each(['/schedule', '/about'])(
  'where the network accepts and never answers, the copy of %s is shown after four seconds with its date',
  async (address) => {
    vi.useFakeTimers({ now: new Date('2026-11-23T06:00:00Z') });
    await (await store.open('offline-1')).put('/schedule', page(noted('of the installation')));
    network.mockResolvedValueOnce(page(noted('first')));
    await answerTo(address);
    let arrive: (late: Response) => void;
    network.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const seen = vi.fn();
    const { text, meanwhile } = open(address);
    void text.then(seen);
    await vi.advanceTimersByTimeAsync(3_900);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(seen).toHaveBeenCalledWith('<main data-stale>November 23, 2026</main>first');
    // The page is fetched on, for the next time.
    arrive!(page(noted('second')));
    await meanwhile;
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await answerTo(address)).toContain('second');
  },
);

test('a page without a copy is waited for, however long that takes', async () => {
  vi.useFakeTimers();
  network.mockImplementationOnce(
    () => new Promise((resolve) => setTimeout(() => resolve(page('late')), 60_000)),
  );
  const { text } = open('/about');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await text).toBe('late');
});

test.each([500, 502, 503, 504])(
  'where the server answers %i the copy is shown and stays, and without one the answer is',
  async (status) => {
    network.mockResolvedValueOnce(page(noted('first')));
    await answerTo('/about');
    network.mockImplementation(() =>
      Promise.resolve(
        new Response('an error', { status, headers: { 'content-type': 'text/html' } }),
      ),
    );
    for (let time = 0; time < 2; time++) expect(await answerTo('/about')).toContain('first');
    expect(await answerTo('/pricing')).toBe('an error');
  },
);

test('a page that does not exist any more is said to be missing, and no copy of it is shown', async () => {
  await answerTo('/about');
  network.mockResolvedValue(new Response('missing', { status: 404 }));
  expect(await answerTo('/about')).toBe('missing');
});
