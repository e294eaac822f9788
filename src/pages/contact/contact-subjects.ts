import type { ContactPageContent } from '../../content/pages/contact.ts';
import { fill } from '../../text/fill.ts';

/** The plan, class or post that a visitor came from. */
export interface Subject {
  /** As shown, without the price: "Beginners plan". */
  thing: string;
  cost?: { price: string; unit: string };
  /** "Bring: a mat, comfortable clothes" */
  bring?: string;
  /** As in the visitor's message: "Beginners plan, ₹750 p/s". */
  sentence: string;
}

export interface Subjects {
  plans: Readonly<Record<string, Subject>>;
  /** `times`: the sentences by time of a class: "monday", "16:00", "monday 16:00", or a date, "2026-12-04 16:00". */
  classes: Readonly<Record<string, Subject & { times: Readonly<Record<string, string>> }>>;
  /** Titles of posts by slug; undefined when the search index is split, which then supplies them. */
  posts?: Readonly<Record<string, string>> | undefined;
}

/** The keys of a class at a time, most specific first; `start` is the time in the weekly timetable and must match. */
const timeKeys = (asks: URLSearchParams) => {
  const [date, day, start] = ['date', 'day', 'start'].map((name) => asks.get(name));
  if (start === null) return [`${day}`];
  return [`${date} ${start}`, day === null ? `${start}` : `${day} ${start}`];
};

const own = <Value>(things: Readonly<Record<string, Value>>, id: string | null) =>
  id !== null && Object.hasOwn(things, id) ? things[id] : undefined;

/** Resolves the ids in the query. Unknown ids are ignored, and no text of the URL is ever shown. */
export async function subjectOf(
  asks: URLSearchParams,
  { plans, classes, posts }: Subjects,
  words: Pick<ContactPageContent['context'], 'post'>,
): Promise<Subject | undefined> {
  const plan = own(plans, asks.get('plan'));
  if (plan) return plan;
  const found = own(classes, asks.get('class'));
  if (found) {
    const [sentence] = timeKeys(asks).flatMap((key) => own(found.times, key) ?? []);
    return sentence === undefined ? found : { ...found, thing: sentence, sentence };
  }
  const slug = asks.get('post');
  if (slug === null) return undefined;
  const title = posts ? own(posts, slug) : await titleInIndex(slug);
  if (title === undefined) return undefined;
  const sentence = fill(words.post, { title });
  return { thing: sentence, sentence };
}

const titleInIndex = async (slug: string) =>
  (await import('../../search/search-parts.ts')).titleOf(slug);
