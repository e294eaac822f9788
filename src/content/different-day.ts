/** The first and the last of days that differ, as content/hours.yaml has them: one `date`, or `from` and `until`. */
export const daysOf = ({
  date,
  from,
  until,
}: {
  date?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}) => ({ from: (date ?? from)!, until: (date ?? until)! });
