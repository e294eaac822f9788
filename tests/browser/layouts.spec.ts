import type { Browser } from '@playwright/test';
import { expect, test } from './page.ts';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  args: { beginData?: { dirtyObjects: number } };
}

/** Layouts of more than 100 objects, and layouts that a script forced, at a page that nobody touches for two seconds. */
async function layoutsAt(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(2000);
  const trace = (await browser.stopTracing()).toString();
  await page.close();
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const start = traceEvents.filter(({ name }) => name === 'navigationStart').at(-1)!;
  const main = traceEvents.filter(
    ({ ph, pid, tid, ts }) =>
      ph === 'X' && pid === start.pid && tid === start.tid && ts >= start.ts,
  );
  const calls = main.filter(({ name }) =>
    ['FunctionCall', 'EvaluateScript', 'RunMicrotasks'].includes(name),
  );
  const layouts = main.filter(({ name }) => name === 'Layout');
  const objectsOf = ({ args }: TraceEvent) => args.beginData?.dirtyObjects ?? 0;
  return {
    all: layouts.length,
    large: layouts.map(objectsOf).filter((objects) => objects > 100),
    forced: layouts
      .filter(({ ts, dur }) =>
        calls.some((call) => call.ts <= ts && ts + dur <= call.ts + call.dur),
      )
      .map(objectsOf),
  };
}

// Counted, not timed, so that a busy computer says the same: the first view is laid out once as the page arrives, and
// once with what follows it.
for (const [path, most] of [
  ['/', 2],
  ['/schedule', 3],
  ['/pricing', 2],
] as const)
  test(`${path} is laid out as it arrives, and not again by what loads later`, async ({
    browser,
    baseURL,
  }) => {
    const { all, large, forced } = await layoutsAt(browser, baseURL! + path);
    expect(all).toBeGreaterThan(0);
    expect(large.length, String(large)).toBeLessThanOrEqual(most);
    expect(forced.filter((objects) => objects > 100)).toEqual([]);
  });
