/* A calendar month in which days are chosen. */

import { capitalise } from '../../content/text/format.ts';
import { weekdays } from '../../content/weekdays.ts';
import { addDays, addMonths, weekdayOf } from '../../content/dates.ts';
import { dateInWords } from '../words/in-words.ts';

type DayMark = { kind: 'closed' | 'short'; words: string } | undefined;

/** A calendar month, with weeks from Monday. Arrow keys move by days, Page Up and Page Down by months. */
export function Month({
  month,
  today,
  from,
  until,
  markOfDay,
  onPick,
  onMonth,
}: {
  /** "2026-12" */
  month: string;
  /** Dates, "2026-12-25"; `from` and `until` are the selected ones. */
  today: string;
  from: string | undefined;
  until: string | undefined;
  markOfDay: (day: string) => DayMark;
  onPick: (day: string) => void;
  onMonth: (month: string) => void;
}) {
  const first = addDays(`${month}-01`, -weekdays.indexOf(weekdayOf(`${month}-01`)));
  const weeks = [0, 1, 2, 3, 4, 5]
    .map((week) => weekdays.map((_, day) => addDays(first, week * 7 + day)))
    .filter((week) => week.some((day) => day.startsWith(month)));
  const step = (next: string) => {
    onMonth(next.slice(0, 7));
    // After the new month is rendered.
    setTimeout(() => document.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus());
  };
  return (
    <table className="month">
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col">
              <abbr title={capitalise(day)}>{capitalise(day).slice(0, 3)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              if (!day.startsWith(month)) return <td key={day} />;
              const state = markOfDay(day);
              const isPicked =
                from !== undefined && until !== undefined && from <= day && day <= until;
              const classes = [
                state?.kind,
                isPicked && 'picked',
                day === today && 'today',
                day < today && 'past',
              ];
              return (
                <td key={day} className={classes.filter(Boolean).join(' ')}>
                  <Day day={day} state={state} isPicked={isPicked} onPick={onPick} onStep={step} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const months: Record<string, number> = { PageUp: -1, PageDown: 1 };

function Day({
  day,
  state,
  isPicked,
  onPick,
  onStep,
}: {
  day: string;
  state: DayMark;
  isPicked: boolean;
  onPick: (day: string) => void;
  onStep: (next: string) => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      data-day={day}
      aria-label={[
        dateInWords(day),
        state && (state.kind === 'closed' ? `closed, ${state.words}` : state.words),
      ]
        .filter(Boolean)
        .join(': ')}
      onClick={() => onPick(day)}
      onKeyDown={(event) => {
        const { key } = event;
        if (!(key in steps || key in months)) return;
        event.preventDefault();
        onStep(addMonths(addDays(day, steps[key] ?? 0), months[key] ?? 0));
      }}
    >
      <b>{Number(day.slice(8))}</b>
      {state && <span>{state.words}</span>}
    </button>
  );
}
