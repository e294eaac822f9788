import { textAt, valueAt } from '../../content/path.ts';
import { useState } from 'react';
import { capitalise } from '../../content/text/format.ts';
import type { Weekday } from '../../content/weekdays.ts';
import { addMonths } from '../../content/dates.ts';
import { usePlaceNow } from '../../timetable/use-place-now.ts';
import { Fold } from '../form/Fold.tsx';
import { FormPart, GroupPart } from '../form/FormPart.tsx';
import { Button } from '../form/Button.tsx';
import { go } from '../form/route.ts';
import { Title } from '../form/Title.tsx';
import { groupAt, useDeskState } from '../draft/use-desk.ts';
import { daysInWords, timeInWords } from '../words/in-words.ts';
import { words } from '../words/words.ts';
import { Month } from './Month.tsx';
import { OtherHours } from './OtherHours.tsx';
import { FileMistakes, ProblemsElsewhere } from './problems-of-screen.tsx';
import {
  type DraftSpecialDay,
  hoursFile as file,
  specialDayOn,
  specialDaysIn,
} from './special-days.ts';
import { SpecialDays } from './SpecialDays.tsx';
import { usualHours } from './timetable-of-draft.ts';
import type { DeskState } from '../draft/desk-state.ts';
import { fileOfDay } from './timetable-rows.ts';

/**
 * The opening hours: a month, in which days can be closed or get other hours, and the ordinary week. `asked` is a day,
 * "2027-01-14", or a month, "2027-01"; `until`: the last day, if days from `asked` on are selected.
 */
export function Hours({ asked, until }: { asked: string | undefined; until: string | undefined }) {
  const state = useDeskState();
  const { date: today } = usePlaceNow();
  const date = asked !== undefined && asked.length > 7 ? asked : undefined;
  // Kept with what was asked for, so that a link to another day shows its month.
  const [leafedTo, setLeafedTo] = useState({ month: '', asked });
  const isLeafed = leafedTo.month !== '' && leafedTo.asked === asked;
  const month = isLeafed ? leafedTo.month : (asked ?? today).slice(0, 7);
  const setMonth = (next: string) => setLeafedTo({ month: next, asked });
  const specialDays = specialDaysIn(state);
  const last = until ?? date;
  const pick = (day: string) => {
    // A second click on a later day selects a range; any other click starts again.
    if (date !== undefined && until === undefined && day > date) go('hours', date, day);
    else go('hours', day);
  };
  return (
    <>
      <Title
        hint={
          date === undefined
            ? 'Choose the day with different hours. For several days in a row, choose the first and the last.'
            : 'For one day, continue below the calendar. For several days, choose the last one.'
        }
      >
        {date === undefined ? words.subjects.hours : daysInWords({ from: date, until: last! })}
      </Title>
      <FileMistakes file={file} />
      <div className="row apart month-head">
        <h2>{words.monthInWords(month)}</h2>
        <div className="row">
          {([-1, 1] as const).map((by) => (
            <Button
              key={by}
              look="sq"
              icon={by < 0 ? 'back' : 'next'}
              aria-label={by < 0 ? 'Previous month' : 'Next month'}
              onPress={() => setMonth(addMonths(`${month}-01`, by).slice(0, 7))}
            />
          ))}
        </div>
      </div>
      <Month
        month={month}
        today={today}
        from={date}
        until={last}
        markOfDay={(day) => markOfDay(state, day, specialDayOn(specialDays, day)?.specialDay)}
        onPick={pick}
        onMonth={setMonth}
      />
      <p className="legend">
        <span>
          <i className="k1" />
          {words.closed}
        </span>
        <span>
          <i className="k2" />
          Different hours
        </span>
      </p>
      {date !== undefined && <SpecialDays key={`${date} ${last}`} from={date} until={last!} />}
      {date === undefined && <NextSpecialDays />}
      {date === undefined && (
        <Fold
          title={words.otherHoursTask}
          about="For some weeks, such as all of January, or from a later day"
          at={[]}
        >
          <OtherHours />
        </Fold>
      )}
      <OrdinaryWeek />
    </>
  );
}

function OrdinaryWeek() {
  const state = useDeskState();
  return (
    <div className="part">
      <h2>Regular hours</h2>
      {groupAt(state, file, ['week']).fields.map(([day, field]) => (
        <Fold
          key={day}
          title={capitalise(day)}
          about={weekDayInWords(state.values[file], day)}
          at={[
            { file, path: ['week', day] },
            { file: fileOfDay(day as Weekday), path: ['classes'] },
          ]}
        >
          <FormPart field={field} file={file} path={['week', day]} />
          <ProblemsElsewhere file={fileOfDay(day as Weekday)} />
        </Fold>
      ))}
      <Fold
        title="Hours from a later day, and parts of the day"
        at={[
          { file, path: ['otherHours'] },
          { file, path: ['partsOfDay'] },
        ]}
      >
        <GroupPart
          field={groupAt(state, file)}
          leaveOut={['week', 'exceptions']}
          file={file}
          path={[]}
        />
      </Fold>
    </div>
  );
}

/** Links to the special days that are not over. */
function NextSpecialDays() {
  const { date: today } = usePlaceNow();
  const coming = specialDaysIn(useDeskState())
    .filter(({ date, until }) => (until ?? date ?? '') >= today)
    .sort((one, other) =>
      (one.date ?? one.from ?? '') < (other.date ?? other.from ?? '') ? -1 : 1,
    );
  if (coming.length === 0) return null;
  return (
    <ul className="rows gap-m">
      {coming.map((one) => {
        const [from, last] = [one.date ?? one.from ?? '', one.date ?? one.until ?? ''];
        return (
          <li key={`${from} ${last}`}>
            <a className="line" href={`#/hours/${from}${last === from ? '' : `/${last}`}`}>
              <b>
                {daysInWords({ from, until: last })}: {one.reason}
              </b>
              <span className="small">{hoursThen(one)}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function hoursThen({ closed, opens, closes }: DraftSpecialDay): string {
  if (closed === true) return words.closed;
  return opens === undefined || closes === undefined
    ? words.otherHours
    : words.fromTo(timeInWords(opens), timeInWords(closes));
}

/** What differs on a special day, in a cell of the calendar. */
export function markOfDay(
  { values }: Pick<DeskState, 'values'>,
  day: string,
  specialDay: DraftSpecialDay | undefined,
): { kind: 'closed' | 'short'; words: string } | undefined {
  if (!specialDay) return undefined;
  if (specialDay.closed === true)
    return { kind: 'closed', words: specialDay.reason || words.closed };
  const { opens, closes } = specialDay;
  if (opens === undefined || closes === undefined)
    return { kind: 'short', words: words.otherHours };
  const usual: { opens?: string; closes?: string } = usualHours(values, day);
  const differs = [
    opens !== usual.opens && `from ${timeInWords(opens)}`,
    closes !== usual.closes && `until ${timeInWords(closes)}`,
  ];
  return { kind: 'short', words: differs.filter(Boolean).join(', ') || words.otherHours };
}

function weekDayInWords(value: unknown, day: string): string {
  const hours = valueAt(value, ['week', day]);
  if (typeof hours === 'string') return capitalise(hours);
  if (!Array.isArray(hours)) return words.closed;
  return hours
    .map((span: unknown) =>
      words.fromTo(timeInWords(textAt(span, 'opens')), timeInWords(textAt(span, 'closes'))),
    )
    .join(', ');
}
