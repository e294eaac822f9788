import { type Group, groupOf, listAt, textAt } from '../../content/path.ts';
import { uncapitalise } from '../../content/text/format.ts';
import { usePlaceNow } from '../../timetable/use-place-now.ts';
import { additionsTo } from '../form/additions.ts';
import { GroupPart } from '../form/FormPart.tsx';
import { itemActions, More } from '../form/More.tsx';
import { newThing } from '../draft/new-thing.ts';
import { ProblemMark } from '../form/problems.tsx';
import type { DeskState } from '../draft/desk-state.ts';
import { Button, ButtonLink } from '../form/Button.tsx';
import { Lines } from '../form/Lines.tsx';
import { go, linkTo } from '../form/route.ts';
import { Title } from '../form/Title.tsx';
import { groupAt, namesIn, problemsIn, useDeskState, useStore } from '../draft/use-desk.ts';
import { dateInWords } from '../words/in-words.ts';
import { words } from '../words/words.ts';
import { FileMistakes } from './problems-of-screen.tsx';
import { rowsNow, rowsOfWeek } from './timetable-rows.ts';

/** The list that is shown. */
type ThingList = 'trainers' | 'classes';

/** The list of coaches or of classes, each with its use in the timetable; with an `index`, the form of one. */
export function ClassesAndCoaches({ list, index }: { list: ThingList; index: string | undefined }) {
  const state = useDeskState();
  const { date: today } = usePlaceNow();
  const { write } = useStore();
  const file = `${list}.yaml`;
  const things = listAt(state.values[file], [list]).map(groupOf);
  const form = groupAt(state, file, [list, 0]);
  const kind = list === 'classes' ? 'class' : 'trainer';
  const thing = index === undefined ? undefined : things[Number(index)];
  if (thing) return <OneThing list={list} index={Number(index)} thing={thing} />;
  const add = () => {
    const value = newThing(form, state);
    write({ edits: [{ file, kind: 'insert', path: [list, things.length], value }] });
    go('coaches', list, String(things.length));
  };
  return (
    <>
      <Title>{words.subjects.coaches}</Title>
      <FileMistakes file={file} />
      <div className="row apart">
        <div className="tabs" role="group" aria-label={words.show}>
          {(['trainers', 'classes'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={list === one}
              onClick={() => go('coaches', one)}
            >
              {words.countOf[one](count(state.values[`${one}.yaml`], one))}
            </button>
          ))}
        </div>
        <Button
          label={list === 'classes' ? 'Add a class' : 'Add a coach'}
          icon="plus"
          onPress={add}
        />
      </div>
      <Lines
        lines={things.map((thing, at) => ({
          href: linkTo('coaches', list, String(at)),
          title: titleOfThing(thing),
          about: aboutThing(state, today, kind, thing),
          mark: <ProblemMark problems={problemsIn(state, file, [list, at])} />,
        }))}
      />
    </>
  );
}

/** Optional fields that nearly every class or coach has. */
const mainFields = ['image', 'body'];

function OneThing({ list, index, thing }: { list: ThingList; index: number; thing: Group }) {
  const state = useDeskState();
  const { date: today } = usePlaceNow();
  const file = `${list}.yaml`;
  const store = useStore();
  const { write } = store;
  const path = [list, index];
  const field = groupAt(state, file, path);
  const id = String(thing['id']);
  const kind = list === 'classes' ? 'class' : 'trainer';
  // A coach with classes is not removed: that coach leaves.
  const isUsed = rowsOfWeek(state).some((row) => row[kind] === id);
  const name = nameOfThing(thing);
  const move = (to: number) => write({ edits: [{ file, kind: 'move', path, to }] });
  return (
    <>
      <Title
        hint={aboutThing(state, today, kind, thing)}
        more={
          <More
            name={name}
            add={additionsTo(store, field, thing, { file, path }, ['id', ...mainFields])}
            acts={itemActions({
              index,
              count: count(state.values[file], list),
              onMove: move,
              onRemove:
                kind === 'trainer' && isUsed ? undefined : () => store.remove({ file, path }, name),
            })}
          />
        }
      >
        {name}
      </Title>
      <FileMistakes file={file} />
      <div className="stack">
        <GroupPart
          field={field}
          leaveOut={['id']}
          isAddedOutside
          always={mainFields}
          file={file}
          path={path}
        />
        <div className="row">
          <ButtonLink label={words.done} look="fix" href={linkTo('coaches', list)} />
          {list === 'classes' && (
            <ButtonLink
              label="Days and times are in the timetable"
              look="text"
              href={linkTo('timetable')}
            />
          )}
          {kind === 'trainer' && isNamed(thing) && (
            <ButtonLink label={words.awayNow(name)} look="text" href={linkTo('away', id)} />
          )}
          {kind === 'trainer' && isNamed(thing) && isUsed && (
            <ButtonLink label={words.leaves(name)} look="text" href={linkTo('leaves', id)} />
          )}
        </div>
      </div>
    </>
  );
}

const count = (value: unknown, list: ThingList) => listAt(value, [list]).length;

const isNamed = ({ name }: Group) => typeof name === 'string' && name !== '';

const nameOfThing = (thing: Group) => (isNamed(thing) ? String(thing['name']) : 'No name yet');

/** "Joel D., endurance coach" */
const titleOfThing = (thing: Group) => {
  const { role } = thing;
  return typeof role === 'string' && role !== ''
    ? `${nameOfThing(thing)}, ${uncapitalise(role)}`
    : nameOfThing(thing);
};

/** "Body Building 3 times, Power Lifting once a week. Leaves after Mon 7 December 2026." */
function aboutThing(state: DeskState, today: string, kind: 'class' | 'trainer', thing: Group) {
  const lastDay = textAt(thing, 'lastDay');
  const ends = lastDay < today ? 'Left' : 'Leaves';
  const leaving = lastDay === '' ? '' : `. ${ends} after ${dateInWords(lastDay)}.`;
  return `${inTheWeek(state, today, kind, String(thing['id']))}${leaving}`;
}

const timesAWeek = (counts: readonly (readonly [name: string, count: number])[]) => {
  const times = (count: number) => ['', 'once', 'twice'][count] ?? `${count} times`;
  return counts.length === 0
    ? 'Not in the timetable'
    : `${counts.map(([name, count]) => `${name} ${times(count)}`).join(', ')} a week`;
};

/** "Body Building 3 times, Power Lifting once a week" */
function inTheWeek(state: DeskState, today: string, kind: 'class' | 'trainer', id: string) {
  const names = namesIn(state);
  const counts = new Map<string, number>();
  for (const row of rowsNow(state, today)) {
    if (row[kind] !== id) continue;
    const other =
      kind === 'trainer' ? names.thing('class', row.class) : names.thing('trainer', row.trainer);
    counts.set(other, (counts.get(other) ?? 0) + 1);
  }
  return timesAWeek([...counts]);
}
