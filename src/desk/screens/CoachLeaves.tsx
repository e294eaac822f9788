import { useState } from 'react';
import { ActRow } from '../form/ActRow.tsx';
import { Title } from '../frame/Title.tsx';
import { valueAt } from '../words/place-in-words.ts';
import { go, linkTo } from '../frame/route.ts';
import { namesIn, useShown, useStore } from '../frame/use-desk.ts';
import { PlainChoice } from '../form/PlainChoice.tsx';
import { PlainDay } from '../form/PlainDay.tsx';
import { addDays } from '../../timetable/clock.ts';
import { takeoverFromDay } from './takeover-from-day.ts';
import { takeoverEdits } from './takeover-edits.ts';
import { findIn } from '../frame/find-in.ts';
import type { PlaceOfCoach } from './places-of-coach.ts';
import { linkToPlace } from './subjects.ts';
import { words } from '../words.ts';
import { keyOf, useLeaving, type Leaving } from './use-leaving.ts';

/**
 * Removes a coach, or gives the classes to others from a day on, in one act, once every class and text that names the
 * coach is settled.
 */
export function CoachLeaves({ id }: { id: string }) {
  const shown = useShown();
  const { write } = useStore();
  const leaving = useLeaving(id);
  const { places, others, coachOf } = leaving;
  const name = namesIn(shown).thing('trainer', id);
  const open = places.filter((place) => coachOf(place) === undefined).length;
  const isThere = others.length < (shown.things['trainer'] ?? []).length;
  const isOpen = open > 0 ? words.stillOpen(open) : undefined;
  const missing = isThere ? isOpen : words.decidedAlready;
  const [from, setFrom] = useState<string>();
  const noDay = from === '' ? words.notFilledIn(`${words.firstDay}.`) : undefined;
  const leave = () => {
    const edits =
      from === undefined
        ? takeoverEdits(shown, id, places, coachOf)
        : takeoverFromDay(shown, places, coachOf, from);
    write({ edits });
    go('coaches', 'trainers');
  };
  const weekly = places.filter(({ kind }) => kind === 'weekly');
  return (
    <>
      <Title hint={words.leavesHint}>{words.leaves(name)}</Title>
      {weekly.length > 0 && <OneForAll places={weekly} leaving={leaving} />}
      <PlacesToGive title={words.classesOf(name)} places={weekly} leaving={leaving} />
      <PlacesToGive
        title={words.onSingleDays}
        places={places.filter(({ kind }) => ['once', 'replaced', 'substitute'].includes(kind))}
        leaving={leaving}
      />
      <AlsoNamed name={name.split(' ')[0]!} />
      <div className="part">
        {weekly.length > 0 && (
          <WhenCoachLeaves name={name} from={from} today={shown.setting.today} onChange={setFrom} />
        )}
        <ActRow
          kind="go"
          label={from === undefined ? words.leavesNow(name) : words.giveFromThen}
          missing={missing ?? noDay}
          onPress={leave}
        >
          <a className="btn text" href={linkTo('coaches', 'trainers')}>
            {words.cancel}
          </a>
        </ActRow>
      </div>
    </>
  );
}

/** The texts that name the coach, to be changed by hand. */
function AlsoNamed({ name }: { name: string }) {
  const shown = useShown();
  const texts = findIn(shown, name).filter(
    ({ file, path }) =>
      file !== 'trainers.yaml' && String(valueAt(shown.values[file], path)).includes(name),
  );
  if (texts.length === 0) return null;
  return (
    <section aria-label={words.alsoNamed}>
      <h2 className="part">{words.alsoNamed}</h2>
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
    </section>
  );
}

/** Now, or from a day on: until then nothing changes, and the coach stays on the site. */
function WhenCoachLeaves({
  name,
  from,
  today,
  onChange,
}: {
  name: string;
  /** The first day without the coach, '' until it is chosen; undefined for now. */
  from: string | undefined;
  today: string;
  onChange: (from: string | undefined) => void;
}) {
  return (
    <div className="card when">
      <PlainChoice
        legend={words.whenLeaves(name)}
        name="when-coach-leaves"
        value={from === undefined ? 'now' : 'from'}
        isAcross
        options={[
          ['now', words.whenNow],
          ['from', words.whenFrom],
        ]}
        onChange={(kind) => onChange(kind === 'now' ? undefined : '')}
      />
      {from !== undefined && (
        <>
          <PlainDay
            id="first-day-without"
            label={words.firstDayWithout(name)}
            first={addDays(today, 1)}
            value={from}
            onChange={onChange}
          />
          <p className="small quiet">{words.staysUntil(name)}</p>
        </>
      )}
    </div>
  );
}

function PlacesToGive({
  title,
  places,
  leaving: { coachOf, freeFor, choose },
}: {
  title: string;
  places: readonly PlaceOfCoach[];
  leaving: Leaving;
}) {
  if (places.length === 0) return null;
  return (
    <section aria-label={title}>
      <div className="row apart part">
        <h2>{title}</h2>
        <p className="small" role="status">
          {words.haveCoach(places.filter(coachOf).length, places.length)}
        </p>
      </div>
      <ul className="rows">
        {places.map((place) => (
          <PlaceToGive
            key={keyOf(place)}
            place={place}
            options={freeFor(place)}
            chosen={coachOf(place)}
            onChoose={(coach) => choose({ [keyOf(place)]: coach })}
          />
        ))}
      </ul>
    </section>
  );
}

function OneForAll({
  places,
  leaving: { others, freeFor, choose },
}: {
  places: readonly PlaceOfCoach[];
  leaving: Leaving;
}) {
  const [all, setAll] = useState('');
  const freeOf = (coach: string) =>
    places.filter((place) => freeFor(place).some(([one]) => one === coach));
  return (
    <div className="card row">
      <div className="field grow">
        <label className="label" htmlFor="one-for-all">
          {words.oneForAll(places.length)}
        </label>
        <select
          id="one-for-all"
          className="input"
          value={all}
          onChange={({ target }) => setAll(target.value)}
        >
          <option value="">{words.choose}</option>
          {others.map(([coach, name]) => (
            <option key={coach} value={coach}>
              {words.freeAt(name, freeOf(coach).length, places.length)}
            </option>
          ))}
        </select>
      </div>
      <ActRow
        label={words.giveAll}
        missing={all === '' ? words.notFilledIn(`${words.classFields.trainer}.`) : undefined}
        onPress={() => choose(Object.fromEntries(freeOf(all).map((place) => [keyOf(place), all])))}
      />
    </div>
  );
}

/** A select of the coaches who are free at that time. */
function PlaceToGive({
  place,
  options,
  chosen,
  onChoose,
}: {
  place: PlaceOfCoach;
  options: Leaving['others'];
  chosen: string | undefined;
  onChoose: (coach: string) => void;
}) {
  const id = `need-${keyOf(place)}`;
  return (
    <li className="need">
      <div>
        <label htmlFor={id}>
          <b>{place.name}</b>
        </label>
        {place.why !== '' && <p className="small quiet">{place.why}</p>}
      </div>
      {options.length === 0 ? (
        <p className="small">
          {words.nobodyIsFree} <a href={linkToPlace(place.place)}>{words.goThere}</a>
        </p>
      ) : (
        <select
          id={id}
          className={chosen === undefined ? 'input unset' : 'input'}
          value={chosen ?? ''}
          onChange={({ target }) => onChoose(target.value)}
        >
          {chosen === undefined && <option value="">{words.stillToFill}</option>}
          {options.map(([coach, name]) => (
            <option key={coach} value={coach}>
              {name}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}
