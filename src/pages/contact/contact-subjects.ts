import type { ContactPageContent } from '../../content/pages/contact.ts';
import { fill } from '../../content/text/fill.ts';

/** The plan, class or post that a visitor came from. */
export interface Subject {
  /** Without the price: "Beginners plan" */
  title: string;
  cost?: { price: string; unit: string };
  /** "Bring: a mat, comfortable clothes" */
  bring?: string;
  /** For the visitor's message: "Beginners plan, ₹750 p/s" */
  sentence: string;
}

export interface Subjects {
  plans: Readonly<Record<string, Subject>>;
  /** `times`: a sentence for each time, by "monday", "16:00", "monday 16:00" and "2026-12-04 16:00". */
  classes: Readonly<Record<string, Subject & { times: Readonly<Record<string, string>> }>>;
  /** Titles of posts by slug; undefined when the search index is a file, which then supplies them. */
  posts?: Readonly<Record<string, string>> | undefined;
}

/** The keys of a class at a time, most specific first; `start` is the time in the weekly timetable and must match. */
const timeKeys = (query: URLSearchParams) => {
  const [date, day, start] = ['date', 'day', 'start'].map((name) => query.get(name));
  if (start === null) return [`${day}`];
  return [`${date} ${start}`, day === null ? `${start}` : `${day} ${start}`];
};

/** An own entry of an object, never an inherited property: the id comes from the URL. */
const ownEntry = <Value>(entries: Readonly<Record<string, Value>>, id: string | null) =>
  id !== null && Object.hasOwn(entries, id) ? entries[id] : undefined;

/**
 * Finds the subject that the ids in the query name. Unknown ids are ignored, and no text of the URL is ever shown.
 */
export async function subjectOf(
  query: URLSearchParams,
  { plans, classes, posts }: Subjects,
  words: Pick<ContactPageContent['context'], 'post'>,
): Promise<Subject | undefined> {
  const plan = ownEntry(plans, query.get('plan'));
  if (plan) return plan;
  const found = ownEntry(classes, query.get('class'));
  if (found) {
    const [sentence] = timeKeys(query).flatMap((key) => ownEntry(found.times, key) ?? []);
    return sentence === undefined ? found : { ...found, title: sentence, sentence };
  }
  const slug = query.get('post');
  if (slug === null) return undefined;
  const title = posts ? ownEntry(posts, slug) : await titleInIndex(slug);
  if (title === undefined) return undefined;
  const sentence = fill(words.post, { title });
  return { title: sentence, sentence };
}

async function titleInIndex(slug: string): Promise<string | undefined> {
  const { loadIndex } = await import('../blog/search-index.ts');
  return (await loadIndex()).find((post) => post.slug === slug)?.title;
}
