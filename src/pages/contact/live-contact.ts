import { fill } from '../../content/text/fill.ts';
import { mailLink } from '../../content/text/contact-links.ts';
import type { ContactPageContent } from '../../content/pages/contact.ts';
import { subjectOf, type Subjects } from './contact-subjects.ts';

export interface LiveContactProps {
  words: Pick<ContactPageContent['context'], 'emailSubject' | 'emailBody' | 'chatText' | 'post'>;
  copied: string;
  phone: string;
  email: string;
  /** "+91…" if the gym answers on WhatsApp. */
  whatsapp?: string | undefined;
  subjects: Subjects;
}

/** Shows the plan, class or post that the ids in the URL name, and copies the phone number. */
export async function liveContact(box: HTMLElement, props: LiveContactProps) {
  const part = <Kind extends HTMLElement>(name: string) =>
    box.querySelector<Kind>(`[data-part=${name}]`)!;
  const copied = part('copied');
  part('copy').addEventListener('click', () => {
    navigator.clipboard.writeText(props.phone).then(
      () => (copied.textContent = props.copied),
      // If the browser refuses, the selected number can still be copied by hand.
      () => getSelection()?.selectAllChildren(part('number')),
    );
  });

  const context = part('context');
  part('clear').addEventListener('click', (event) => {
    event.preventDefault();
    context.hidden = true;
    history.replaceState(null, '', location.pathname);
    part('number').closest('a')?.focus();
  });
  await showSubject(part, props);
}

async function showSubject(
  part: <Kind extends HTMLElement>(name: string) => Kind,
  props: LiveContactProps,
) {
  const subject = await subjectOf(
    new URLSearchParams(location.search),
    props.subjects,
    props.words,
  );
  if (!subject) return;
  part('subject').textContent = subject.title;
  part('price').textContent = subject.cost?.price ?? '';
  part('unit').textContent = subject.cost?.unit ?? '';
  part('cost').hidden = subject.cost === undefined;
  part('bring').textContent = subject.bring ?? '';
  part('bring').hidden = subject.bring === undefined;
  const { emailSubject, emailBody, chatText } = props.words;
  const values = { subject: subject.sentence };
  part<HTMLAnchorElement>('write').href = mailLink(
    props.email,
    fill(emailSubject, values),
    fill(emailBody, values),
  );
  if (props.whatsapp !== undefined)
    part<HTMLAnchorElement>('chat').href =
      `https://wa.me/${props.whatsapp.slice(1)}?text=${encodeURIComponent(fill(chatText, values))}`;
  part('context').hidden = false;
}
