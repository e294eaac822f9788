import type { SavedChange } from '../../editor/history.ts';
import { Title } from '../../editor/frame/Title.tsx';
import { dateInWords, timeInWords } from '../../editor/days-in-words.ts';
import { linkTo } from '../../editor/route.ts';
import { mayPublish } from '../../editor/session.ts';
import { useShown } from '../../editor/use-desk.ts';
import { placeTime } from '../../timetable/clock.ts';
import { words as deskWords } from '../words.ts';
import { webWords as words } from '../words/web-words.ts';
import { Conflicts } from './Conflicts.tsx';
import { lastPublishIn } from './last-publish.ts';
import { MistakesFound } from './MistakesFound.tsx';
import { useHistory } from './use-history.ts';

/** On the web, replaces the list of changes while there are none, and shows the last publish. */
export function NothingToPublish() {
  const { session } = useShown();
  const last = lastPublishIn(useHistory());
  return (
    <>
      <Title hint={deskWords.noChangesHint}>{words.nothingToPublish}</Title>
      <Conflicts />
      <MistakesFound />
      <div className="empty">
        <h2>{words.appearsHere}</h2>
        <p>{words.appearsHereHint}</p>
        <a className="btn" href="#/">
          {words.chooseWhat}
        </a>
      </div>
      {last && (
        <section className="part">
          <h2>{deskWords.lastChanges}</h2>
          <p>{publishInWords(last)}</p>
          <div className="row part">
            <a className="btn text" href={linkTo('history')}>
              {deskWords.history}
            </a>
            {mayPublish(session) && (
              <a className="btn text" href={linkTo('take-back', last.id)}>
                {words.takeBack}
              </a>
            )}
          </div>
        </section>
      )}
    </>
  );
}

/** "Tue 24 November 2026, 8:40 am, by Rohan Iyer: Gallery: three photographs added" */
function publishInWords({ at, by, words: lines }: SavedChange): string {
  const { date, time } = placeTime(Date.parse(at));
  return words.lastPublish(dateInWords(date), timeInWords(time), by, lines[0]!, lines.length - 1);
}
