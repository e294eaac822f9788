import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import type { Files } from '../../src/content/files.ts';
import { finalContent } from '../../src/content/final-content.ts';
import { isOptional, type Part } from '../../src/design/runtime/parts.ts';
import { panelParts } from '../../src/design/shell/panel-parts.ts';
import {
  blogParts,
  hitParts,
  lineParts,
  placeParts,
  shareParts,
} from '../../src/pages/blog/blog-parts.ts';
import { galleryParts } from '../../src/pages/gallery/gallery-parts.ts';
import { statusParts } from '../../src/pages/home/home-parts.ts';
import { contactParts, mapParts } from '../../src/pages/contact/contact-parts.ts';
import {
  dayParts,
  listParts,
  nextParts,
  rowParts,
  saveParts,
  weekParts,
} from '../../src/pages/schedule/timetable-parts.ts';
import { timeParts, trialParts } from '../../src/pages/trial/trial-parts.ts';
import { createSite } from '../../src/site.tsx';
import {
  littleContent,
  quietContent,
  realWeekContent,
  worstDayContent,
} from '../browser/made-up-content.ts';
import { ContentCopy, today } from '../check/content-copy.ts';
import { madeUpPhotograph } from '../made-up.ts';

type PartsOfOne = Readonly<Record<string, Part>>;

/** The parts that each script finds. */
const partsOf: Readonly<Record<string, readonly PartsOfOne[]>> = {
  liveBlog: [blogParts, lineParts, placeParts, hitParts],
  liveContact: [contactParts],
  liveGallery: [galleryParts],
  liveHours: [panelParts],
  liveMap: [mapParts],
  liveSaves: [saveParts],
  liveSchedule: [dayParts, listParts, rowParts],
  liveShare: [shareParts],
  liveStatus: [statusParts],
  liveTimes: [nextParts, rowParts],
  liveTrial: [trialParts, timeParts],
  liveWeek: [weekParts, listParts, rowParts],
};

const photographs = new Proxy({}, { get: () => madeUpPhotograph });

/** Renders the shortest and the longest page of each template. */
async function pagesOf(change: (copy: ContentCopy) => void): Promise<string[]> {
  const copy = new ContentCopy();
  change(copy);
  const { content } = await copy.check();
  copy.remove();
  const visitors = { today, accounts: true, drafts: false };
  const site = createSite(finalContent(content, visitors), { photographs, today, changedAt: 0 });
  const assets = { styles: '', islandFiles: { scripts: () => [] } };
  const pages = await Promise.all(site.paths.map((address) => site.render(address, () => assets)));
  const byLength = pages
    .sort((one, other) => one.html.length - other.html.length)
    .map(({ template, html }) => [template, html] as const);
  return [byLength, byLength.toReversed()].flatMap((list) => [...new Map(list).values()]);
}

function everyWayOfWriting(copy: ContentCopy) {
  copy.change<Files['contact.yaml']>('contact.yaml', (value) => {
    value.whatsapp = { number: '+91 80 4123 4567' };
    value.messages = ['sms', 'email', 'whatsapp', 'call'];
  });
}
const everything = [everyWayOfWriting, realWeekContent, worstDayContent];
const nothingOptional = [littleContent, quietContent];

const isIn = (box: Element, part: Part) =>
  // What is inside a <template> is not found by a selector.
  box.innerHTML.includes(` data-part="${part['data-part']}"`);

test('each page has the parts that its scripts find', async () => {
  const lists = Object.values(
    import.meta.glob<Record<string, PartsOfOne>>('../../src/**/*-parts.ts', { eager: true }),
  ).flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (name.endsWith('Parts') ? [value] : [])),
  );
  expect(new Set(Object.values(partsOf).flat())).toEqual(new Set(lists));

  const missing = new Set<string>();
  const unseen = new Set(lists.flatMap((list) => Object.values(list)));
  for (const change of [...everything, ...nothingOptional])
    for (const html of await pagesOf(change)) {
      const page = new JSDOM(html).window.document;
      for (const [island, parts] of Object.entries(partsOf))
        for (const box of page.querySelectorAll(`[data-island=${island}]`))
          for (const part of parts.flatMap((list) => Object.values(list)))
            if (isIn(box, part)) unseen.delete(part);
            else if (!isOptional(part)) missing.add(`${island}: ${part['data-part']}`);
    }
  expect([...missing]).toEqual([]);
  expect([...unseen].map((part) => part['data-part'])).toEqual([]);
}, 120_000);
