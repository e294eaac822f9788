import { mailLink } from '../../content/text/contact-links.ts';
import { fill } from '../../content/text/fill.ts';
import { partsIn, type PartsIn } from '../../design/runtime/parts.ts';
import type { contactParts } from './contact-parts.ts';
import type { contactProps, Subject } from './contact-page.ts';

type LiveContactProps = ReturnType<typeof contactProps>['live'];

/** Shows on /contact the plan, class or post that the ids in the URL name, and copies the phone number. */
export async function liveContact(box: HTMLElement, props: LiveContactProps) {
  const parts = partsIn<typeof contactParts>(box);
  const { find } = parts;
  const copied = find('copied');
  find('copy').addEventListener('click', () => {
    navigator.clipboard.writeText(props.phone).then(
      () => (copied.textContent = props.copied),
      // If the browser refuses, the selected number can still be copied by hand.
      () => getSelection()?.selectAllChildren(find('number')),
    );
  });

  const context = find('context');
  find('clear').addEventListener('click', (event) => {
    event.preventDefault();
    context.hidden = true;
    history.replaceState(null, '', location.pathname);
    find('number').closest('a')?.focus();
  });
  await showSubject(parts, props);
}

async function showSubject({ find, maybe }: PartsIn<typeof contactParts>, props: LiveContactProps) {
  const subject = await subjectOf(
    new URLSearchParams(location.search),
    props.subjects,
    props.words,
  );
  if (!subject) return;
  find('subject').textContent = subject.title;
  find('price').textContent = subject.cost?.price ?? '';
  find('unit').textContent = subject.cost?.unit ?? '';
  find('cost').hidden = subject.cost === undefined;
  find('bring').textContent = subject.bring ?? '';
  find('bring').hidden = subject.bring === undefined;
  const { emailSubject, emailBody, chatText } = props.words;
  const values = { subject: subject.sentence };
  find('write').href = mailLink(props.email, fill(emailSubject, values), fill(emailBody, values));
  const chat = maybe('chat');
  if (chat && props.whatsapp !== undefined)
    chat.href = `${props.whatsapp}?text=${encodeURIComponent(fill(chatText, values))}`;
  find('context').hidden = false;
}

/** Returns the keys of `times`, most specific first; `start` is the time in the weekly timetable and must match. */
const timeKeys = (query: URLSearchParams) => {
  const [date, day, start] = ['date', 'day', 'start'].map((name) => query.get(name));
  if (start === null) return [`${day}`];
  return [`${date} ${start}`, day === null ? `${start}` : `${day} ${start}`];
};

/** Returns an own entry of an object, never an inherited property, because the id comes from the URL. */
const ownEntry = <Value>(entries: Readonly<Record<string, Value>>, id: string | null) =>
  id !== null && Object.hasOwn(entries, id) ? entries[id] : undefined;

/**
 * Finds the subject that the ids in the query name. Unknown ids are ignored, and no text of the URL is ever shown.
 */
export async function subjectOf(
  query: URLSearchParams,
  { plans, classes, posts }: LiveContactProps['subjects'],
  words: Pick<LiveContactProps['words'], 'post'>,
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
