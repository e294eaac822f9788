/* The screens about publishes: the earlier ones, and how far the last one is. */

import { useEffect, useState } from 'react';
import type { EarlierPublish, Progress } from '../../host/workspace/workspace.ts';
import { isSame } from '../../content/path.ts';
import { withMore } from '../draft/changes.ts';
import { editOfField } from '../draft/edit.ts';
import { addDays } from '../../content/dates.ts';
import { placeTime } from '../../timetable/clock.ts';
import { pageClock } from '../../timetable/page-clock.ts';
import { usePlaceNow } from '../../timetable/use-place-now.ts';
import { AskFirst } from '../form/AskFirst.tsx';
import { go, linkTo } from '../form/route.ts';
import { Title } from '../form/Title.tsx';
import { useDeskState, useStore } from '../draft/use-desk.ts';
import type { SeenFrom } from '../draft/desk-state.ts';
import { listInEnglish } from '../words/english.ts';
import { dateInWords, timeInWords } from '../words/in-words.ts';
import { words } from '../words/words.ts';
import { Button, ButtonLink } from '../form/Button.tsx';

/** How many are shown at first, and how many more with each press. */
const atOnce = 20;

/** The publishes so far: the last can be taken back, the texts of each brought into the draft. */
export function Publishes() {
  const all = useHistory();
  const [shown, setShown] = useState(atOnce);
  const { date: today } = usePlaceNow();
  const [last, ...earlier] = all ?? [];
  return (
    <>
      <Title hint="What was published, by whom and when.">{words.publishes}</Title>
      {all?.length === 0 && <p className="part">{words.noPublishes}</p>}
      {last && <LastPublish publish={last} />}
      {[...byDay(earlier.slice(0, shown))].map(([day, publishes]) => (
        <section key={day}>
          <h2 className="part">{dayInWords(day, today)}</h2>
          <ul className="rows">
            {publishes.map((one) => (
              <OnePublish key={one.id} publish={one} />
            ))}
          </ul>
        </section>
      ))}
      {earlier.length > shown && (
        <Button label="Show earlier ones" look="part" onPress={() => setShown(shown + atOnce)} />
      )}
    </>
  );
}

const localTimeOf = ({ at }: EarlierPublish) => placeTime(Date.parse(at), pageClock());

function byDay(publishes: readonly EarlierPublish[]): Map<string, EarlierPublish[]> {
  const days = new Map<string, EarlierPublish[]>();
  for (const one of publishes) {
    const { date } = localTimeOf(one);
    days.set(date, [...(days.get(date) ?? []), one]);
  }
  return days;
}

function dayInWords(day: string, today: string): string {
  if (day === today) return words.today;
  return day === addDays(today, -1) ? 'yesterday' : dateInWords(day);
}

const whenInWords = (publish: EarlierPublish, today: string) => {
  const { date, time } = localTimeOf(publish);
  return `${dayInWords(date, today)}, ${timeInWords(time)}`;
};

function LastPublish({ publish }: { publish: EarlierPublish }) {
  const { session, setting } = useDeskState();
  const { takeBack } = useStore();
  const when = whenInWords(publish, usePlaceNow().date);
  const name = `The last publish: ${when}, ${publish.by}`;
  const [first = '', ...more] = publish.sentences;
  const sentence = `Taken back: ${withMore(first, more.length)}`;
  return (
    <section className="card" aria-label={name}>
      <p className="small quiet">{name}</p>
      <Sentences of={publish} />
      <AskFirst
        icon="undo"
        label="Take back the last publish"
        look="btn"
        question="Take back the last publish?"
        means="The website is then as it was before that publish. A publish that it took back is on the website again. Your draft stays as it is."
        onYes={() => void takeBack(publish.id, session?.name ?? setting.person, sentence)}
      />
    </section>
  );
}

function OnePublish({ publish }: { publish: EarlierPublish }) {
  const store = useStore();
  const { changes } = useDeskState();
  const [first = ''] = publish.sentences;
  const time = timeInWords(localTimeOf(publish).time);
  const restore = async () => {
    if (changes.length > 0) return store.refuse('Publish or discard your draft first.');
    const files = await store.load((engine) => engine.version(publish.id));
    if (!files) return;
    const { values } = store.current();
    const differ = Object.entries(files).filter(([file, value]) => !isSame(value, values[file]));
    if (differ.length === 0) return store.refuse('These texts are now as they were then.');
    store.write({
      edits: differ.map(([file, value]) => editOfField({ file, path: [] }, value ?? undefined)),
    });
    go('review');
  };
  return (
    <li className="line diff">
      <div>
        <p className="small quiet">
          {time}, {publish.by}
        </p>
        <Sentences of={publish} />
      </div>
      <Button
        label={`Bring these texts back to how they were after this publish, at ${time}`}
        about={first}
        look="text"
        onPress={() => void restore()}
      />
    </li>
  );
}

const Sentences = ({ of: { sentences } }: { of: EarlierPublish }) => {
  const [first = '', ...more] = sentences;
  return (
    <>
      <p>
        <b>{first}</b>
      </p>
      {more.length > 0 && (
        <details className="places">
          <summary>and {more.length} more</summary>
          <ul>
            {more.map((sentence, index) => (
              <li key={index}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};

/** In milliseconds, between two looks at the progress. */
const lookInterval = 3000;

const onItsWay = {
  title: 'Published',
  hint: 'On the website in about a minute. You can go on, or close this window.',
};

/** What is said of a publish, by its progress. */
const published = {
  saved: {
    title: 'Published',
    hint: 'It is on this computer. Visitors see it once the website is built.',
  },
  'handed-over': onItsWay,
  building: onItsWay,
  live: {
    title: 'It is on the website',
    // After the desk was opened again.
    hint: 'Visitors see it now, and what begins later from its first day.',
  },
  failed: {
    title: 'It is not on the website',
    hint: 'The pages could not be built, and visitors still see the website as it was. What you published is safe, and the next publish includes it. If that fails as well, show this to whoever looks after the website.',
  },
};

/** "Visitors see it from Sat 5 December 2026." */
export function visitorsSee(seenFrom: readonly SeenFrom[]): string {
  const days = new Set(seenFrom.filter((day) => day !== 'now' && day !== 'hidden'));
  // A publish without a change in words is one of comments.
  const isNow = seenFrom.length === 0 || seenFrom.includes('now');
  const from = days.size > 0 ? `from ${listInEnglish([...days].sort().map(dateInWords))}` : '';
  const hidden = seenFrom.includes('hidden') ? ' They do not see what is hidden.' : '';
  if (isNow && from) return `Visitors see it now, and what begins later ${from}.${hidden}`;
  if (from) return `Visitors see it ${from}.${hidden}`;
  return isNow ? `Visitors see it now.${hidden}` : 'Visitors do not see it: it is hidden.';
}

/** How far the last publish is, until visitors see it. */
export function Published() {
  const { state, address } = useProgress();
  const { seenFrom } = useDeskState();
  const { title, hint } = published[state];
  return (
    <div role="status">
      <Title hint={state === 'live' && seenFrom ? visitorsSee(seenFrom) : hint}>{title}</Title>
      <div className="row part">
        {address !== undefined && (
          <ButtonLink
            label={state === 'failed' ? 'What failed' : 'See the website'}
            href={address}
            target="_blank"
            rel="noreferrer"
          />
        )}
        <ButtonLink label={words.allTasks} href="#/" />
        <ButtonLink label={words.publishes} look="text" href={linkTo('publishes')} />
      </div>
    </div>
  );
}

/** The progress, updated until it is over. */
function useProgress(): Progress {
  const { engine } = useStore();
  const [progress, setProgress] = useState<Progress>({ state: 'handed-over' });
  const isOver = ['live', 'failed', 'saved'].includes(progress.state);
  useEffect(() => {
    if (isOver) return;
    const look = () => void engine.progress().then(setProgress, () => undefined);
    look();
    const timer = setInterval(look, lookInterval);
    return () => clearInterval(timer);
  }, [engine, isOver]);
  return progress;
}

/** Loads the last publishes, newest first; undefined while loading. */
export function useHistory(): readonly EarlierPublish[] | undefined {
  const { load } = useStore();
  const { version } = useDeskState();
  const [publishes, setPublishes] = useState<readonly EarlierPublish[]>();
  useEffect(() => {
    let isCurrent = true;
    void load((desk) => desk.history()).then((found) => isCurrent && found && setPublishes(found));
    return () => {
      isCurrent = false;
    };
  }, [load, version]);
  return publishes;
}
