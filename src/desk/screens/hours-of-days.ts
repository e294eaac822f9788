import type { Shown } from '../desk-store.ts';

export const hoursFile = 'hours.yaml';

/** Days that differ, as far as they are filled in. */
export interface Exception {
  date?: string;
  from?: string;
  until?: string;
  closed?: boolean;
  opens?: string;
  closes?: string;
  hours?: { opens?: string; closes?: string }[];
  reason?: string;
}

export const exceptionsIn = ({ values }: Pick<Shown, 'values'>): Exception[] =>
  (values[hoursFile] as { exceptions?: Exception[] } | null | undefined)?.exceptions ?? [];

/** The entry that decides about a day: a single day counts more than a range that holds it. */
export function exceptionOn(exceptions: readonly Exception[], day: string) {
  const found = exceptions.map((exception, index) => ({ exception, index }));
  return (
    found.find(({ exception }) => exception.date === day) ??
    found.find(
      ({ exception: { from, until } }) =>
        from !== undefined && until !== undefined && from <= day && day <= until,
    )
  );
}
