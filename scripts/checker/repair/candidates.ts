import { blanks, blanksSaid, indented } from '../lines/reading.ts';

/** A change of some lines that may be what undoes a slip. */
export interface Candidate {
  /** The lines that are replaced: index of the first, and of the one after the last. */
  from: number;
  to: number;
  by: readonly string[];
  /** The smaller the change, the likelier it is. */
  cost: number;
  /** Index of a line of `by` that is made up: what is wrong in it does not count. */
  guessed?: number;
  /** Where it is shown, as an index; the first of the lines without it. */
  at?: number;
  message: string;
  mend: string;
}

const indentOf = (line: string) => /^[ \t]*/.exec(line)![0].length;
const isEmpty = (line: string) => /^\s*(#|$)/.test(line);
const isItem = (text: string) => /^-(\s|$)/.test(text);
const nameIn = (text: string) => /^(?:- +)?([\w-]+):(?:\s|$)/.exec(text)?.[1];

/** Everything that may have happened to one line: it was moved, or lost or got a dash, or changed places. */
export function* candidatesAt(lines: readonly string[], at: number): Generator<Candidate> {
  const line = lines[at];
  if (line === undefined || isEmpty(line)) return;
  const indent = indentOf(line);
  const text = line.trim();
  const places = placesFor(lines, at);
  yield* movedAlone(line, at, places);
  yield* movedTogether(lines, at, places);
  yield* dashes(text, at, indent, places);
  yield* changedPlaces(lines, at);
  yield* twice(lines, at);
  yield* joined(line, at, indent);
  yield* lostColon(line, at);
  yield* broken(lines, at);
  yield* lostHead(lines, at, indent);
  yield* lostRemark(lines, at);
}

/** The indentations at which a line may begin: those that are open above it, and that of the line below. */
function placesFor(lines: readonly string[], at: number): number[] {
  const places = new Set<number>();
  let least = Infinity;
  for (let above = at - 1; above >= 0 && least > 0; above--) {
    const line = lines[above]!;
    if (isEmpty(line)) continue;
    const indent = indentOf(line);
    if (indent >= least) continue;
    if (least === Infinity) places.add(indent + 2);
    least = indent;
    if (isItem(line.trim())) places.add(indent + 2);
    places.add(indent);
  }
  const below = lines.slice(at + 1).find((line) => !isEmpty(line));
  if (below !== undefined) {
    places.add(indentOf(below));
    places.add(Math.max(0, indentOf(below) - 2));
  }
  return [...places];
}

function* movedAlone(line: string, at: number, places: readonly number[]): Generator<Candidate> {
  const text = line.trim();
  const own = /^[ \t]*/.exec(line)![0];
  for (const place of places) {
    if (own === blanks(place)) continue;
    yield {
      from: at,
      to: at + 1,
      by: [blanks(place) + text],
      cost: 1 + Math.abs(place - own.length) / 10,
      message: own.includes('\t')
        ? 'A Tab stands before this line; only blanks can say what it belongs to.'
        : `This line begins with ${blanksSaid(own.length)}; where it belongs, it has ${place}.`,
      mend: `Begin the line ${indented(place)}.`,
    };
  }
}

/** A line with all that stands below it, or with all lines of its level, moved by the same blanks. */
function* movedTogether(
  lines: readonly string[],
  at: number,
  places: readonly number[],
): Generator<Candidate> {
  const indent = indentOf(lines[at]!);
  const ends = [
    endOf(lines, at, (line) => indentOf(line) > indent),
    endOf(lines, at, (line) => indentOf(line) >= indent),
  ];
  for (const place of places) {
    const by = place - indent;
    if (by === 0) continue;
    // An item ends where the next one of the list begins that it belongs to.
    const next = endOf(
      lines,
      at,
      (line) => indentOf(line) > Math.min(indent, place) && !startsItemAt(line, place),
    );
    for (const to of new Set([...ends, next])) {
      if (to - at < 2) continue;
      const moved = lines
        .slice(at, to)
        .map((line) => (line.trim() === '' ? line : moveBy(line, by)));
      const many = Math.abs(by);
      yield {
        from: at,
        to,
        by: moved,
        cost: 2 + many / 10,
        message: `Lines ${at + 1} to ${to} were moved together: they begin ${blanksSaid(many)} too far to the ${by < 0 ? 'right' : 'left'}.`,
        mend: `${by < 0 ? `Take ${blanksSaid(many)} away` : `Add ${blanksSaid(many)}`} at the beginning of each line from ${at + 1} to ${to}.`,
      };
    }
  }
}

const startsItemAt = (line: string, indent: number) =>
  indentOf(line) === indent && isItem(line.trim());

const moveBy = (line: string, by: number) =>
  by > 0 ? blanks(by) + line : line.slice(Math.min(-by, indentOf(line)));

/** The line after the last of those below whose indentation belongs to the block. */
function endOf(lines: readonly string[], at: number, belongs: (line: string) => boolean): number {
  let end = at + 1;
  for (let next = at + 1; next < lines.length; next++) {
    if (lines[next]!.trim() === '') continue;
    if (!belongs(lines[next]!)) break;
    end = next + 1;
  }
  return end;
}

function* dashes(
  text: string,
  at: number,
  indent: number,
  places: readonly number[],
): Generator<Candidate> {
  const line = { from: at, to: at + 1 };
  if (/^-\s+-\s/.test(text)) {
    const rest = text.replace(/^-\s+/, '');
    yield {
      ...line,
      by: [blanks(indent) + rest],
      cost: 1,
      message: 'There are two dashes at the beginning of this item.',
      mend: `Write ${rest}`,
    };
  }
  if (isItem(text)) {
    const rest = text.replace(/^-\s*/, '');
    for (const place of new Set([indent + 2, indent, ...places]))
      yield {
        ...line,
        by: [blanks(place) + rest],
        cost: 1.5 + Math.abs(place - indent - 2) / 10,
        message: `There is a dash before "${short(rest)}", which belongs to the item above it.`,
        mend: `Write ${rest} without the dash, ${indented(place)}.`,
      };
  } else
    for (const place of new Set([indent - 2, indent, ...places]))
      if (place >= 0)
        yield {
          ...line,
          by: [`${blanks(place)}- ${text}`],
          cost: 1.5 + Math.min(Math.abs(place - indent), Math.abs(place - indent + 2)) / 10,
          message: `"${short(text)}" begins an item of the list, and has no dash.`,
          mend: `Write - ${text}${place === indent ? '' : `, ${indented(place)}`}`,
        };
}

const short = (text: string) => nameIn(text) ?? text.slice(0, 30);

function* changedPlaces(lines: readonly string[], at: number): Generator<Candidate> {
  const next = lines[at + 1];
  if (next === undefined || isEmpty(next)) return;
  yield {
    from: at,
    to: at + 2,
    by: [next, lines[at]!],
    cost: 2,
    message: 'This line and the one below it have changed places.',
    mend: `Put "${next.trim().slice(0, 40)}" above "${lines[at]!.trim().slice(0, 40)}".`,
  };
}

/** A line, or some, that stand there twice in a row. */
function* twice(lines: readonly string[], at: number): Generator<Candidate> {
  for (const count of [1, 2, 3, 4, 5, 6]) {
    const again = lines.slice(at, at + count);
    if (again.length < count || again.join('\n') !== lines.slice(at - count, at).join('\n'))
      continue;
    const said = count === 1 ? `line ${at + 1}` : `lines ${at + 1} to ${at + count}`;
    yield {
      from: at,
      to: at + count,
      by: [],
      cost: 1,
      message:
        count === 1
          ? 'This line is there twice.'
          : `These ${count} lines are there twice, one below the other.`,
      mend: `Delete ${said}.`,
    };
  }
}

/** Two lines that were joined. */
function* joined(line: string, at: number, indent: number): Generator<Candidate> {
  for (const { index } of line.matchAll(/\s(?=(?:- )?[\w-]+:(?:\s|$)|- )/g)) {
    const first = line.slice(0, index).trimEnd();
    const second = line.slice(index).trim();
    if (first.trim() === '' || first.trim() === '-') continue;
    for (const place of [indent, indent + 2, Math.max(0, indent - 2)])
      yield {
        from: at,
        to: at + 1,
        by: [first, blanks(place) + second],
        cost: 2 + Math.abs(place - indent) / 10,
        message: `Two lines stand on one: "${short(second)}" begins a line of its own.`,
        mend: `Press Enter before "${second.slice(0, 40)}" and begin that line ${indented(place)}.`,
      };
  }
}

/** A line that goes on with the one above: somebody pressed Enter in the middle of it. */
function* broken(lines: readonly string[], at: number): Generator<Candidate> {
  const above = lines[at - 1];
  if (above === undefined || isEmpty(above) || nameIn(lines[at]!.trim()) !== undefined) return;
  const whole = `${above.trimEnd()} ${lines[at]!.trim()}`;
  yield {
    from: at - 1,
    to: at + 1,
    at,
    by: [whole],
    cost: 1.7,
    message: 'This line goes on with the one above it.',
    mend: `Write both on one line: ${whole.trim()}`,
  };
}

/** A name without its colon. */
function* lostColon(line: string, at: number): Generator<Candidate> {
  const [, before, name, value] = /^(\s*(?:- +)?)([A-Za-z][\w-]*)(?: +(.*))?$/.exec(line) ?? [];
  if (name === undefined) return;
  const text = value === undefined ? `${name}:` : `${name}: ${value}`;
  yield {
    from: at,
    to: at + 1,
    by: [before + text],
    cost: 1.1,
    message: `There is no colon after "${name}".`,
    mend: `Write ${text}`,
  };
}

/** The first line of an item, with its dash, was lost: the item above begins with a name, and this one does not. */
function* lostHead(lines: readonly string[], at: number, indent: number): Generator<Candidate> {
  if (isItem(lines[at]!.trim()) || indent < 2) return;
  const head = headOfSibling(lines, at, indent - 2, -1) ?? headOfSibling(lines, at, indent - 2, 1);
  if (!head) return;
  const [whole, name] = head;
  yield {
    from: at,
    to: at,
    by: [whole],
    guessed: 0,
    cost: 3,
    message: `The line that begins this item is missing: every item of this list begins with "- ${name}:".`,
    mend: `Add a line above it, ${indented(indent - 2)}: - ${name}: …`,
  };
}

/** The first line of the item before or after in the same list, and the name in it. */
function headOfSibling(
  lines: readonly string[],
  at: number,
  indent: number,
  step: 1 | -1,
): [line: string, name: string] | undefined {
  for (let other = at + step; other >= 0 && other < lines.length; other += step) {
    const line = lines[other]!;
    if (isEmpty(line)) continue;
    if (indentOf(line) < indent) return undefined;
    const name = /^ *- ([\w-]+):/.exec(line)?.[1];
    if (indentOf(line) === indent && name !== undefined) return [line, name];
  }
  return undefined;
}

/** A remark that lost its sign stands among others, or is no line that anything could read. */
function* lostRemark(lines: readonly string[], at: number): Generator<Candidate> {
  const text = lines[at]!.trim();
  const beside = [lines[at - 1], lines[at + 1]].some((line) => line?.trim().startsWith('#'));
  if (!beside) return;
  yield {
    from: at,
    to: at + 1,
    by: [`# ${text}`],
    cost: 1.8,
    message: 'This line stands among remarks, and has no # at its beginning.',
    mend: `Write # ${text}`,
  };
}
