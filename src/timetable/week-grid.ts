/** The most lines that the grid of the week can have: src/design/styles/base.scss has a class for each. */
const mostLines = 99;

/** An hour of the axis, such as "09", with its first line. */
export interface GridHour {
  hour: string;
  line: number;
}

export const hourOf = (start: string) => start.slice(0, 2);

/**
 * Returns the hours of the grid of the week, in which classes of the same hour stand side by side. `dates` has the
 * starts on each date. An hour has as many lines as the date with most classes in that hour; an hour without classes
 * has no line. There are no hours if they would need too many lines.
 */
export function hoursOfGrid(dates: readonly (readonly string[])[]): GridHour[] {
  const hours: GridHour[] = [];
  let next = 1;
  for (const hour of [...new Set(dates.flat().map(hourOf))].sort()) {
    hours.push({ hour, line: next });
    next += Math.max(
      ...dates.map((starts) => starts.filter((start) => hourOf(start) === hour).length),
    );
  }
  return next - 1 <= mostLines ? hours : [];
}

/** Returns the line of each start of a day, in order. Without hours, they stand one below the other. */
export const linesOf = (hours: readonly GridHour[], starts: readonly string[]): number[] =>
  starts.map((start, index) => {
    const hour = hourOf(start);
    const first = hours.find((one) => one.hour === hour)?.line;
    return first === undefined
      ? index + 1
      : first + starts.slice(0, index).filter((other) => hourOf(other) === hour).length;
  });
