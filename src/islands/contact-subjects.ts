import type { ContactPageContent } from '../content/pages/contact.ts';
import { fill } from '../fill.ts';

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
  classes: Readonly<Record<string, Subject & { days: Readonly<Record<string, string>> }>>;
  /** Titles of the posts by name; of very many posts the index of their search tells them. */
  posts?: Readonly<Record<string, string>> | undefined;
}

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
    const onDay = own(found.days, asks.get('day'));
    return onDay === undefined ? found : { ...found, thing: onDay, sentence: onDay };
  }
  const slug = asks.get('post');
  if (slug === null) return undefined;
  const title = posts ? own(posts, slug) : await titleInIndex(slug);
  if (title === undefined) return undefined;
  const sentence = fill(words.post, { title });
  return { thing: sentence, sentence };
}

const titleInIndex = async (slug: string) =>
  (await import('../search/search-parts.ts')).titleOf(slug);
