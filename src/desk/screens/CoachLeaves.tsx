import { useState } from 'react';
import { capitalise } from '../../text/format.ts';
import { Title } from '../../editor/frame/Title.tsx';
import type { FileEdit } from '../../editor/protocol.ts';
import { valueAt } from '../../editor/place-in-words.ts';
import { go, to } from '../../editor/route.ts';
import { namesIn, useShown, useStore } from '../../editor/use-desk.ts';
import { words } from '../words.ts';
import { rowsOfWeek, type WeekRow } from './timetable-rows.ts';
import { timeInWords } from '../../editor/days-in-words.ts';

/** Removes a coach, after all classes have been given to other coaches, in one act. */
export function CoachLeaves({ id }: { id: string }) {
  const shown = useShown();
  const { write } = useStore();
  const names = namesIn(shown);
  const own = rowsOfWeek(shown).filter(({ trainer }) => trainer === id);
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const others = (shown.things['trainer'] ?? []).filter(([one]) => one !== id);
  const name = names.thing('trainer', id);
  const key = ({ file, index }: WeekRow) => `${file} ${index}`;
  const given = own.filter((row) => chosen[key(row)] !== undefined).length;
  const isFree = (coach: string, row: WeekRow) =>
    !rowsOfWeek(shown).some(
      (other) =>
        other.trainer === coach &&
        other.day === row.day &&
        other.start < row.end &&
        row.start < other.end,
    );
  const [all, setAll] = useState('');
  const give = () => {
    write({ edits: editsThatGive(shown, id, own, (row) => chosen[key(row)]!) });
    go('coaches', 'trainers');
  };
  return (
    <>
      <Title hint={words.leavesHint(own.length)}>{words.leaves(name)}</Title>
      <div className="card row">
        <div className="field grow">
          <label className="label" htmlFor="one-for-all">
            {words.oneForAll(own.length)}
          </label>
          <select
            id="one-for-all"
            className="input"
            value={all}
            onChange={({ target }) => setAll(target.value)}
          >
            <option value="">{words.choose}</option>
            {others.map(([coach, coachName]) => (
              <option key={coach} value={coach}>
                {words.freeAt(
                  coachName,
                  own.filter((row) => isFree(coach, row)).length,
                  own.length,
                )}
              </option>
            ))}
          </select>
        </div>
        <button
          className="btn fix"
          type="button"
          disabled={all === ''}
          onClick={() => setChosen(Object.fromEntries(own.map((row) => [key(row), all])))}
        >
          {words.giveAll}
        </button>
      </div>
      <div className="row apart part">
        <h2>{words.classesOf(name)}</h2>
        <p className="small" role="status">
          {words.haveCoach(given, own.length)}
        </p>
      </div>
      <ul className="rows">
        {own.map((row) => (
          <ClassToGive
            key={key(row)}
            id={key(row)}
            row={row}
            others={others}
            chosen={chosen[key(row)]}
            isFree={(coach) => isFree(coach, row)}
            onChoose={(coach) => setChosen({ ...chosen, [key(row)]: coach })}
          />
        ))}
      </ul>
      <div className="row part">
        <button className="btn go" type="button" disabled={given < own.length} onClick={give}>
          {words.leavesNow(name)}
        </button>
        <a className="btn text" href={to('coaches', 'trainers')}>
          {words.cancel}
        </a>
      </div>
    </>
  );
}

function ClassToGive({
  id,
  row,
  others,
  chosen,
  isFree,
  onChoose,
}: {
  id: string;
  row: WeekRow;
  others: readonly (readonly [id: string, name: string])[];
  chosen: string | undefined;
  isFree: (coach: string) => boolean;
  onChoose: (coach: string) => void;
}) {
  const names = namesIn(useShown());
  return (
    <li className="need">
      <label htmlFor={`need-${id}`}>
        <b>
          {words.classOnDay(
            names.thing('class', row.class),
            capitalise(row.day),
            timeInWords(row.start),
          )}
        </b>
      </label>
      <select
        id={`need-${id}`}
        className={chosen === undefined ? 'input unset' : 'input'}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value)}
      >
        {chosen === undefined && <option value="">{words.stillToFill}</option>}
        {others.map(([coach, coachName]) => (
          <option key={coach} value={coach}>
            {isFree(coach) ? coachName : words.busyThen(coachName)}
          </option>
        ))}
      </select>
    </li>
  );
}

/** The edits that give the timetable, the cards and the classes to other coaches, and remove the coach. */
function editsThatGive(
  { values }: { values: Record<string, unknown> },
  id: string,
  rows: readonly WeekRow[],
  coachOf: (row: WeekRow) => string,
): FileEdit[] {
  const set = (file: string, path: readonly (string | number)[], value: string): FileEdit => ({
    file,
    edit: { kind: 'set', path, value },
  });
  const listed = (file: string, list: string) =>
    (valueAt(values[file], [list]) as Record<string, unknown>[] | undefined) ?? [];
  const successor = (name: unknown) => coachOf(rows.find((row) => row.class === name) ?? rows[0]!);
  const at = listed('trainers.yaml', 'trainers').findIndex((one) => one['id'] === id);
  return [
    ...rows.map((row) => set(row.file, ['classes', row.index, 'trainer'], coachOf(row))),
    ...listed('schedule/overview.yaml', 'rows').flatMap((card, index) =>
      card['trainer'] === id
        ? [set('schedule/overview.yaml', ['rows', index, 'trainer'], successor(card['class']))]
        : [],
    ),
    ...listed('classes.yaml', 'classes').flatMap((one, index) =>
      one['trainer'] === id
        ? [set('classes.yaml', ['classes', index, 'trainer'], successor(one['id']))]
        : [],
    ),
    { file: 'trainers.yaml', edit: { kind: 'remove', path: ['trainers'], index: at } },
  ];
}
