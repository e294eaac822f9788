import type { Page } from '@playwright/test';
import { placeNow } from './coming-days.ts';
import { openAsSent } from './coming-alive.ts';
import { expect, test } from './page.ts';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Pages with parts that only the browser knows: opening state, current class, date. */
const addresses = [
  '/',
  '/schedule',
  '/contact',
  '/classes/yoga',
  '/coaches',
  ...days.map((day) => `/schedule/${day}`),
];
const everyWidth = [320, 360, 390, 412, 480, 600, 767, 820, 1024, 1183, 1366, 1920];
/** Pages tested at some widths for a whole week: all together within the weeks that a page knows. */
const closely = {
  addresses: ['/', '/schedule', '/schedule/thursday'],
  widths: [320, 1366],
};
/** Before the first class, during it, between two, in the afternoon and the evening, after the last. */
const moments = ['06:30', '09:30', '12:00', '16:30', '19:00', '22:30'];

/** The position and height of all visible elements, from the top of the page. */
const places = (page: Page) =>
  page.evaluate(async () => {
    // Another width may use a font face that was not loaded before.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    // Finishes transitions that depend on the window size.
    for (const motion of document.getAnimations())
      if (motion instanceof CSSTransition) motion.finish();
    return (
      [
        ...document.querySelectorAll(
          'main :is(h1, h2, h3, section, footer, li, a, button, table), footer',
        ),
      ]
        // The line of the next class becomes a link once it is known, in the same place.
        .filter((element) => element.checkVisibility() && !element.matches('[data-part=class] a'))
        .map((element) => {
          const { top, height } = element.getBoundingClientRect();
          // Its text may change but not its position; the text of a link determines its height.
          const live = element.matches('[data-part=opening], [data-part=next]');
          return `${element.tagName} ${live ? '' : `${Math.round(top + scrollY)} ${Math.round(height)}`}`;
        })
    );
  });

/** What is laid out in a week that begins with this day, from Sunday on: the days of the whole week begin with today. */
type PlacesFromSunday = readonly string[][];

/** The page as it is sent on each day of the week, from Sunday on. */
async function placesFromSunday(page: Page, width: number): Promise<PlacesFromSunday> {
  const first = await placesAt(page, width);
  const lists = page.locator('[data-weekdays]');
  if ((await lists.count()) === 0) return Array.from({ length: 7 }, () => first);
  const days = [first];
  for (let day = 1; day <= 7; day++) {
    await lists.evaluateAll((all) => {
      for (const list of all) list.append(list.querySelector(':scope > :is(li, section)')!);
    });
    if (day < 7) days.push(await places(page));
  }
  return days;
}

async function placesAt(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  return places(page);
}

for (const address of addresses)
  test(`nothing on ${address} moves when it comes alive, at any hour of the week`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const today = placeNow().date;
    await page.clock.install({ time: `${today}T23:59:00+05:30` });
    const comeAlive = await openAsSent(page, address);
    // No script reads the width, so a resized page equals a newly opened one.
    const sent = new Map<number, PlacesFromSunday>();
    for (const width of everyWidth) sent.set(width, await placesFromSunday(page, width));
    await comeAlive();
    for (const [width, before] of sent)
      expect(await placesAt(page, width), `at ${width} px, coming alive`).toEqual(
        before[new Date(today).getUTCDay()],
      );
    for (const [width, before] of sent) {
      const isClose = closely.addresses.includes(address) && closely.widths.includes(width);
      await placesAt(page, width);
      // In order, so that the clock never goes back.
      for (let turn = 0; turn < moments.length * (isClose ? 7 : 1); turn++) {
        const now = await page.evaluate(() => Date.now());
        const date = new Date(now + 19_800_000).toISOString().slice(0, 10);
        const next = moments
          .map((time) => Date.parse(`${date}T${time}:00+05:30`))
          .map((at) => (at > now ? at : at + 86_400_000))
          .sort((one, other) => one - other)[0]!;
        await page.clock.fastForward(next - now);
        expect(await places(page), `at ${width} px, ${new Date(next).toISOString()}`).toEqual(
          before[new Date(next + 19_800_000).getUTCDay()],
        );
      }
    }
  });
