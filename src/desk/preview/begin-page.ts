import { momentOf } from '../../content/place/zone.ts';
import { pageClock } from '../../timetable/page-clock.ts';
import { dayMeta } from './frame-document.ts';

/**
 * Runs first in a page of the preview. The frame has no origin, so storage is simulated in memory, and changes of the
 * history do nothing. For a future date, the clock starts with the day at the place of the site: no class is over.
 */
const day = document.querySelector<HTMLMetaElement>(`meta[name="${dayMeta}"]`)?.content;
if (day !== undefined) {
  const Clock = Date;
  const ahead = momentOf(day, '00:00', pageClock()) - Clock.now();
  globalThis.Date = class extends Clock {
    constructor(...given: [] | ConstructorParameters<DateConstructor>) {
      if (given.length === 0) super(Clock.now() + ahead);
      else super(...(given as [string]));
    }

    static override now() {
      return Clock.now() + ahead;
    }
  } as DateConstructor;
}

function storageInMemory() {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(globalThis, name, { value: storageInMemory() });
// Reading it throws in a frame without an origin.
Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
// Going back would leave the desk.
for (const name of ['pushState', 'replaceState', 'back', 'forward', 'go'])
  Object.defineProperty(history, name, { value: () => undefined });
// A photograph that cannot be loaded shows its placeholder colour alone, without an icon or its description.
const nothing = `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>")`;
const leaveOut = ({ target }: Event) => {
  if (target instanceof HTMLImageElement) target.style.content = nothing;
};
addEventListener('error', leaveOut, true);
