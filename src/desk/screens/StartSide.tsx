import { Icon } from '../frame/Icon.tsx';
import { linkTo } from '../frame/route.ts';
import { useShown } from '../frame/use-desk.ts';
import { words } from '../words.ts';
import { dateInWords } from '../words/days-in-words.ts';
import { daysBetween, placeTime } from '../../timetable/clock.ts';
import { usePlaceNow } from '../../timetable/usePlaceNow.ts';
import { useHistory } from './use-history.ts';

/** The column beside the start screen: what is not published, and the last publishes. */
export function StartSide() {
  const shown = useShown();
  const lines = (useHistory() ?? []).flatMap(({ sentences }) => sentences);
  return (
    <div className="side">
      {shown.changes.length > 0 && (
        <section>
          <h2>{words.notOnTheSite}</h2>
          <OldDraft since={shown.since} />
          <ul className="rows">
            {shown.changes.map(({ id, what }) => (
              <li className="line small" key={id}>
                {what}
              </li>
            ))}
          </ul>
          <a className="btn" href={linkTo('review')}>
            {words.reviewCount(shown.changes.length)}
          </a>
        </section>
      )}
      <section>
        <h2>{words.lastPublished}</h2>
        {lines.length === 0 && <p className="small">{words.noPublishes}</p>}
        <ul className="rows">
          {lines.slice(0, 3).map((line, index) => (
            <li className="line small" key={index}>
              {line}
            </li>
          ))}
        </ul>
        <a className="btn text" href={linkTo('publishes')}>
          <Icon of="undo" />
          {words.publishes}
        </a>
      </section>
    </div>
  );
}

/** In days: an older draft may have been forgotten. */
const soonForgotten = 3;

/** Names the day of a draft that has waited for long; of another one, that it stays on this device. */
function OldDraft({ since }: { since: number | undefined }) {
  const now = usePlaceNow();
  if (since === undefined) return null;
  const { date } = placeTime(since);
  const isOld = daysBetween(date, now.date) > soonForgotten;
  return <p className="small">{isOld ? words.draftIsOld(dateInWords(date)) : words.staysHere}</p>;
}
