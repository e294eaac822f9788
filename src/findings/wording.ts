import type { Data, FieldPath, Meant } from './finding.ts';

/** The vocabulary of messages for one audience: readers of a file, or users of a form. */
export interface Voice {
  /** The field at fault, at the beginning of a sentence: `"price" of item 2 of "plans"`; in a form "This". */
  readonly subject: string;
  /** The group with that field: `Item 2 of "plans"`, or "This file". */
  readonly owner: string;
  /** The key of its line, "price:"; "it" for an item of a list. */
  readonly key: string;
  /** Other lines of the file that the finding mentions. */
  readonly lines: readonly number[];
  /** A value with its key: `price: 750`, `- yoga`; in a form the value alone. */
  typed(value: string): string;
  /** A value without its key: `"09:00"`; in a form 9:00 am. */
  value(value: string): string;
  /** `Write price: 750`, or the choice between several values. */
  toType(meant: Meant | undefined): string;
  /** `"start" must be a time`; in a form "This should be a time". */
  mustBe(what: string): string;
  /** `"start" must be a time, but it is the text "noon".` */
  expected(what: string, input: unknown): string;
  /** The thing with an id: "yoga", quoted as in the file; in a form its name, “Yoga”. */
  thing(kind: string, id: string): string;
  /** The same without quotes. */
  name(kind: string, id: string): string;
  /** Whether the thing existed when the content was last saved. */
  isGone(kind: string, id: string): boolean;
  /** A placeholder; in a form its meaning. */
  fact(word: string): string;
  /** hours.yaml; in a form "Opening hours". */
  file(name: string): string;
  /** The key of a neighbouring field, or of one elsewhere: "newEnd:"; in a form its label. */
  field(name: string, elsewhere?: { file: string; path: FieldPath }): string;
  time(time: string): string;
  date(date: string): string;
  /** "Friday, 2026-12-04" */
  dayAndDate(day: string, date: string): string;
  quoted(text: string): string;
}

/** What is wrong, and what to do. */
export type Sentences = readonly [message: string, fix: string];

/** The sentences of one code, for people who edit the file and for people who fill in a form. */
export interface Wording<Own> {
  file: (data: Own, say: Voice, meant?: Meant) => Sentences;
  desk: (data: Own, say: Voice, meant?: Meant) => Sentences;
}

type NoData = Readonly<Record<never, never>>;

/** One wording for both audiences; the voice makes the difference. */
export const sameWording = <Own = NoData>(
  sentences: (data: Own, say: Voice, meant?: Meant) => Sentences,
): Wording<NoInfer<Own>> => ({ file: sentences, desk: sentences });

/** One wording for each audience. */
export const separateWordings = <Own = NoData>(wording: Wording<Own>): Wording<NoInfer<Own>> =>
  wording;

/** Sentences by the code of the fault. */
export type Wordings = Readonly<Record<string, Wording<never>>>;

/** The data that the sentences of a code need. */
export type DataOf<Table extends Wordings, Code extends keyof Table> =
  Table[Code] extends Wording<infer Own> ? Own : never;

/** A code of a table with its data, if its sentences need any. */
export type FaultOf<Table extends Wordings> = {
  [Code in keyof Table & string]: { code: Code } & DataField<DataOf<Table, Code>>;
}[keyof Table & string];

type DataField<Own> = NoData extends Own ? { data?: Own } : { data: Own };

/** Makes the sentences of a fault. Throws if the table has no wording for its code. */
export function sentencesOf(
  table: Wordings,
  audience: keyof Wording<never>,
  { code, data = {}, meant }: { code: string; data?: Data | undefined; meant?: Meant | undefined },
  say: Voice,
): Sentences {
  const wording = table[code];
  if (!wording) throw new Error(`There is no wording for "${code}".`);
  return wording[audience](data as never, say, meant);
}
