import { partsIn } from '../../design/runtime/parts.ts';
import type { PlaceTime } from '../../timetable/clock.ts';
import { nextRows } from '../../timetable/coming-sessions.ts';
import { placeNow } from '../../timetable/page-clock.ts';
import { followClock } from '../../timetable/follow-clock.ts';
import type { liveTimesProps } from './filtered-timetable.ts';
import { nextSession } from './next-session.ts';
import type { listParts, nextParts } from './timetable-parts.ts';
import { markStates, showRows } from './write-rows.ts';

type LiveTimesProps = ReturnType<typeof liveTimesProps>;

/** Fills in the next session of a class or of each coach, and keeps the rows of their week up to date. */
export function liveTimes(box: HTMLElement, props: LiveTimesProps) {
  followClock(() => {
    const now = placeNow();
    showTimes(box, props, now);
    for (const place of partsIn<typeof nextParts>(box).all('next'))
      showNext(box, place, props, now);
  });
}

/** Shows the rows of the next dates, unless the page has those of today. The page of all coaches has no rows. */
function showTimes(box: HTMLElement, props: LiveTimesProps, now: PlaceTime) {
  const { maybe } = partsIn<typeof listParts>(box);
  const [list, template] = [maybe('rows'), maybe('row')];
  if (!list || !template) return;
  const rows = nextRows(props.weeks, now.date);
  const written = showRows(template, list, now.date, rows, props.weeks);
  const none = partsIn<typeof nextParts>(box).maybe('noRows');
  if (written && none) none.hidden = rows.length > 0;
  markStates(list.querySelectorAll<HTMLElement>('[data-slot]'), props, now, true);
}

function showNext(box: HTMLElement, place: HTMLElement, props: LiveTimesProps, now: PlaceTime) {
  const next = nextSession(props.weeks, props.next, now, place.dataset['trainer']);
  place.hidden = !next;
  const none = partsIn<typeof nextParts>(box).maybe('noNext');
  if (none) none.hidden = next !== undefined;
  if (!next) return;
  const { find, maybe } = partsIn<typeof nextParts>(place);
  const [number, half] = next.startParts;
  find('time').dateTime = next.start;
  find('number').textContent = number;
  find('half').textContent = half;
  find('date').textContent = next.date;
  const details = maybe('details');
  if (details) details.textContent = next.details;
}
