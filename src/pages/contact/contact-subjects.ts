import type { ContactPageContent } from '../../content/pages/contact.ts';
import { fill } from '../../text/fill.ts';

/** What a visitor can have been looking at. */
export interface Subject {
  /** As it is shown, without its price: "Beginners plan". */
  thing: string;
  cost?: { price: string; unit: string };
  /** "Bring: a mat, comfortable clothes" */
  bring?: string;
  /** As it stands in the visitor's message: "Beginners plan, ₹750 p/s". */
  sentence: string;
}

export interface Subjects {
  plans: Readonly<Record<string, Subject>>;
  /**
   * `times` holds the text for a class at one of its times: by "monday", "16:00", "monday 16:00", and "2026-12-04
   * 16:00" for a date with an extra or changed session.
   */
  classes: Readonly<Record<string, Subject & { times: Readonly<Record<string, string>> }>>;
  /** Titles of the posts by name; of very many posts the index of their search tells them. */
  posts?: Readonly<Record<string, string>> | undefined;
}

/**
 * The keys under which a class at a time may be found, the closest first. `start` is that of the timetable: where it is
 * said, a class of another time is not meant.
 */
const timeKeys = (asks: URLSearchParams) => {
  const [date, day, start] = ['date', 'day', 'start'].map((name) => asks.get(name));
  if (start === null) return [`${day}`];
  return [`${date} ${start}`, day === null ? `${start}` : `${day} ${start}`];
};

const own = <Value>(things: Readonly<Record<string, Value>>, id: string | null) =>
  id !== null && Object.hasOwn(things, id) ? things[id] : undefined;

/** What the ids in an address stand for. Unknown ids are ignored, and no text of the address is ever shown. */
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
