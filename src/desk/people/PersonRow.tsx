import { useId, useState } from 'react';
import type { DeskSession, StaffEntry } from '../../accounts/desk-staff.ts';
import type { Site } from '../../content/site.ts';
import { LabelledField } from '../form/LabelledField.tsx';
import { PlainSelect } from '../form/plain-controls.tsx';
import { Question } from '../form/Message.tsx';
import { useDeskState } from '../draft/use-desk.ts';
import {
  initialsOf,
  nameOfRole,
  roleChoices,
  peopleWords as words,
} from '../words/people-words.ts';
import { Button } from '../form/Button.tsx';

/** A person on the list, as an owner sees them. Owners can neither remove themselves nor change their own role. */
export function PersonRow({
  person,
  isMe,
  onRole,
  onRemove,
}: {
  person: StaffEntry;
  isMe: boolean;
  onRole: (role: DeskSession['role']) => void;
  onRemove: () => void;
}) {
  const { name, email, role } = person;
  const [open, setOpen] = useState<'text' | 'question'>();
  const toggle = (part: 'text' | 'question') => setOpen(open === part ? undefined : part);
  const close = () => setOpen(undefined);
  return (
    <li className="person">
      <Face name={name} />
      <div>
        <h2>
          {name}
          {isMe && <span className="quiet"> (you)</span>}
        </h2>
        <p className="small quiet">{email}</p>
      </div>
      {isMe ? (
        <span className="mark real">{nameOfRole(role)}</span>
      ) : (
        <>
          <PlainSelect
            label={`What ${name} may do`}
            isLabelHidden
            value={role}
            options={roleChoices}
            onChange={onRole}
          />
          <div className="row acts">
            {(['text', 'question'] as const).map((part) => (
              <button
                key={part}
                className="btn text"
                type="button"
                aria-expanded={open === part}
                onClick={() => toggle(part)}
              >
                {part === 'text' ? 'Text to send' : 'Remove'}
                <span className="vh">: {name}</span>
              </button>
            ))}
          </div>
        </>
      )}
      {open === 'text' && <TextToSend person={person} onClose={close} />}
      {open === 'question' && (
        <Question
          fact={`Remove ${name}?`}
          buttons={
            <>
              <button className="btn" type="button" onClick={onRemove}>
                Remove {name}
              </button>
              <Button label="Keep" look="text" onPress={close} />
            </>
          }
        >
          They can no longer open the desk, or publish their draft. What they have published stays,
          and so does their account on the website.
        </Question>
      )}
    </li>
  );
}

/** The initials of a person. */
const Face = ({ name }: { name: string }) => (
  <span className="face" aria-hidden="true">
    {initialsOf(name)}
  </span>
);

/** A text for an owner to send to somebody new: where the desk is, and how to sign in. */
export function TextToSend({
  person: { name, email },
  onClose,
}: {
  person: StaffEntry;
  onClose: () => void;
}) {
  const { url } = useDeskState().values['site.yaml'] as Site;
  const [said, say] = useState('');
  const id = useId();
  const text = words.text(name, email, url, location.origin);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => say('Copied.'),
      () => say('It could not be copied. Select the text and copy it yourself.'),
    );
  const query = new URLSearchParams({ subject: 'Changing the website', body: text });
  return (
    <LabelledField id={id} label={`Text for ${name}`} look="field part">
      <textarea id={id} className="input" readOnly value={text} rows={9} />
      <div className="row">
        <Button label="Copy the text" onPress={copy} />
        <a
          className="btn"
          // Mail programs do not decode a plus.
          href={`mailto:${encodeURIComponent(email)}?${String(query).replaceAll('+', '%20')}`}
        >
          Send by e-mail
        </a>
        <Button label="Close" look="text" onPress={onClose} />
        <span role="status">{said}</span>
      </div>
    </LabelledField>
  );
}

/** What each role may do, beside the list of people. */
export const RolesSide = () => (
  <div className="side">
    {words.roles.map(([role, name, what]) => (
      <section key={role}>
        <h2>{name}</h2>
        <p className="small">{what}</p>
      </section>
    ))}
    <section>
      <h2>When a change takes effect</h2>
      <p className="small">
        At once: the desk checks this list at every action. A desk that is already open follows
        within a minute.
      </p>
    </section>
  </div>
);
