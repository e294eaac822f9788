import { valueAt } from '../../content/path.ts';
import { listInEnglish } from '../words/english.ts';
import { addDays } from '../../content/dates.ts';
import { usePlaceNow } from '../../timetable/use-place-now.ts';
import { firstMissing, OneSentence } from '../form/ActionRow.tsx';
import { PlainDay, PlainSelect } from '../form/plain-controls.tsx';
import { useActionForm } from '../form/use-action-form.ts';
import { go } from '../form/route.ts';
import { findIn } from './search.ts';
import { namesIn, useDeskState } from '../draft/use-desk.ts';
import { longDateInWords } from '../words/in-words.ts';
import { words } from '../words/words.ts';
import { ActionForm } from './ActionForm.tsx';
import { lastDayOf } from './dated-classes.ts';
import { leavingEdits, removalEdits, toTakeOver, type ToTakeOver } from './leaving.ts';
import { linkToPlace } from './subjects.ts';
import { missingTaker, noTakers, takerOf, type Takers, WhoTakesOver } from './WhoTakesOver.tsx';

interface Fields {
  coach: string;
  /** undefined if it is the last day in the draft. */
  lastDay: string | undefined;
  takers: Takers;
}

const whoLeaves = 'Who leaves';
const leftToDo = 'What is left to do';

const blank: Omit<Fields, 'coach'> = { lastDay: undefined, takers: noTakers };

type Given = readonly (readonly [what: ToTakeOver, coach: string])[];

/**
 * A coach leaves: the last day, and who takes over each class from the day after it, in one action. One who has left can be
 * removed.
 */
export function CoachLeaves({ coach: asked = '' }: { coach: string | undefined }) {
  const state = useDeskState();
  const { date: today } = usePlaceNow();
  const form = useActionForm<Fields>('leaves', { ...blank, coach: asked }, asked);
  const { coach: id, takers } = form.fields;
  const publishedLastDay = lastDayOf(state.values, id);
  const { lastDay = publishedLastDay ?? today } = form.fields;
  const hasLeft = publishedLastDay !== undefined && publishedLastDay < today;
  const nameOf = (one: string) => namesIn(state).thing('trainer', one);
  const name = nameOf(id);
  const all = id === '' || lastDay === '' ? [] : toTakeOver(state, id, lastDay);
  const given = all
    .map((what) => [what, takerOf(takers, what)] as const)
    .filter(([, taker]) => taker !== '');
  const lack =
    firstMissing(id === '' && whoLeaves, lastDay === '' && words.lastDay) ??
    missingTaker(takers, all);
  const gives = given.length === 0 ? '' : ` ${givenInWords(given, nameOf)}.`;
  const says = `${name} leaves after ${longDateInWords(lastDay)}.${gives}`;
  const isNamed = id !== '';
  return (
    <ActionForm
      form={form}
      title={words.tasks.leaves}
      hint="Say it once. The website changes by itself on the day."
      kind="go"
      {...(hasLeft
        ? {
            label: words.removeThing(name),
            lacks: undefined,
            action: () => ({
              edits: removalEdits(state, id),
              says: `${name} is removed for good`,
            }),
          }
        : {
            label: isNamed ? words.leaves(name) : words.tasks.leaves,
            lacks: lack,
            action: () => ({ edits: leavingEdits(state, id, lastDay, given), says }),
          })}
      goOn={() => go('coaches', 'trainers')}
    >
      <PlainSelect
        label={whoLeaves}
        value={id}
        options={state.things['trainer'] ?? []}
        onChange={(coach) => form.set({ ...blank, coach })}
      />
      {hasLeft ? (
        <p>
          The last day of {name} was {longDateInWords(publishedLastDay)}. No page shows {name}.
        </p>
      ) : (
        <>
          <PlainDay
            label={words.lastDay}
            first={addDays(today, -1)}
            value={lastDay}
            onChange={form.of('lastDay').onChange}
          />
          {isNamed && all.length === 0 && <p>{name} gives no class after this day.</p>}
          {all.length > 0 && (
            <WhoTakesOver
              all={all}
              except={id}
              takers={takers}
              onChange={(change) => form.set({ takers: { ...takers, ...change } })}
            />
          )}
          {isNamed && lack === undefined && (
            <>
              <FromTheDayAfter id={id} lastDay={lastDay} given={given} />
              <OneSentence>{says}</OneSentence>
            </>
          )}
        </>
      )}
    </ActionForm>
  );
}

/** "Tenzin W. gives Cycling and Running", for all who take over. */
function givenInWords(given: Given, nameOf: (coach: string) => string): string {
  const takers = [...new Set(given.map(([, taker]) => taker))];
  const classesOf = (taker: string) =>
    listInEnglish(given.filter(([, own]) => own === taker).map(([{ name }]) => name));
  return listInEnglish(takers.map((taker) => `${nameOf(taker)} gives ${classesOf(taker)}`));
}

/** What is true by itself from the day after the last one on, and what is left to do by hand. */
function FromTheDayAfter({ id, lastDay, given }: { id: string; lastDay: string; given: Given }) {
  const state = useDeskState();
  const nameOf = (one: string) => namesIn(state).thing('trainer', one);
  const first = longDateInWords(addDays(lastDay, 1));
  const trueFrom = `What visitors see from ${first}`;
  return (
    <>
      <section className="part" aria-label={trueFrom}>
        <h2>{trueFrom}</h2>
        <ul className="dots">
          {given.length > 0 && <li>{givenInWords(given, nameOf)}.</li>}
          <li>{nameOf(id)} is on no page, and is not counted among the coaches.</li>
        </ul>
      </section>
      <section className="part" aria-label={leftToDo}>
        <h2>{leftToDo}</h2>
        <TextsThatName name={nameOf(id)} />
        <p>
          Remove {nameOf(id)} for good. Start reminds you from {first}.
        </p>
      </section>
    </>
  );
}

/** The texts that name a coach, which somebody may change by hand. */
function TextsThatName({ name }: { name: string }) {
  const state = useDeskState();
  const texts = findIn(state, name.split(' ')[0]!).filter(
    ({ file, path }) =>
      file !== 'trainers.yaml' &&
      String(valueAt(state.values[file], path)).includes(name.split(' ')[0]!),
  );
  if (texts.length === 0) return null;
  return (
    <>
      <p>{`${texts.length === 1 ? 'One text names' : `${texts.length} texts name`} ${name}. They may stay as they are.`}</p>
      <ul className="rows">
        {texts.map(({ file, path, where, text }) => (
          <li key={`${file} ${path.join('.')}`}>
            <a className="line" href={linkToPlace({ file, path })}>
              <div>
                <b>{where}</b>
                <p>{text}</p>
              </div>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
