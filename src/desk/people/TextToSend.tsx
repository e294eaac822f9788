import { useId, useState } from 'react';
import type { StaffEntry } from '../../accounts/desk-staff.ts';
import type { Site } from '../../content/site.ts';
import { useShown } from '../frame/use-desk.ts';
import { peopleWords as words } from '../words/people-words.ts';

/** A text for an owner to send to somebody new: where the desk is, and how to sign in. */
export function TextToSend({
  person: { name, email },
  onClose,
}: {
  person: StaffEntry;
  onClose: () => void;
}) {
  const { url } = useShown().values['site.yaml'] as Site;
  const [said, say] = useState('');
  const id = useId();
  const text = words.text(name, email, url, location.origin);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => say(words.copied),
      () => say(words.notCopied),
    );
  const query = new URLSearchParams({ subject: words.subject, body: text });
  return (
    <div className="field part">
      <label className="label" htmlFor={id}>
        {words.textFor(name)}
      </label>
      <textarea id={id} className="input" readOnly value={text} rows={9} />
      <div className="row">
        <button className="btn" type="button" onClick={copy}>
          {words.copy}
        </button>
        <a
          className="btn"
          // Mail programs do not decode a plus.
          href={`mailto:${encodeURIComponent(email)}?${String(query).replaceAll('+', '%20')}`}
        >
          {words.mail}
        </a>
        <button className="btn text" type="button" onClick={onClose}>
          {words.close}
        </button>
        <span role="status">{said}</span>
      </div>
    </div>
  );
}
