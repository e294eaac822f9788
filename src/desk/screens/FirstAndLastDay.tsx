import { PlainDay } from '../form/PlainDay.tsx';
import { words } from '../words.ts';

/** Both are included: "2026-12-04"; '' until it is chosen. */
export interface DaysChosen {
  from: string;
  until: string;
}

/** Asks for the first and the last day of something that begins today or later. */
export const FirstAndLastDay = ({
  id,
  today,
  days: { from, until },
  onChange,
}: {
  id: string;
  today: string;
  days: DaysChosen;
  onChange: (days: DaysChosen) => void;
}) => (
  <div className="pair">
    <PlainDay
      id={`${id}-from`}
      label={words.firstDay}
      first={today}
      value={from}
      onChange={(day) => onChange({ from: day, until })}
    />
    <PlainDay
      id={`${id}-until`}
      label={words.lastDay}
      first={from || today}
      value={until}
      onChange={(day) => onChange({ from, until: day })}
    />
  </div>
);

/** What is still to be chosen. */
export function lackOfDays({ from, until }: DaysChosen, today: string): string | undefined {
  if (from < today) return words.firstDay;
  return until < from ? words.lastDay : undefined;
}
