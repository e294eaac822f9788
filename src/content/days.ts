/** One `date`, or all days `from` … `until`, as in content/hours.yaml and notice.yaml. */
export interface Days {
  date?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

/** The first and the last day, the same for a single date. */
export const daysOf = ({ date, from, until }: Days) => ({
  from: (date ?? from)!,
  until: (date ?? until)!,
});
