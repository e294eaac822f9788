import { useId, useState } from 'react';
import type { StaffEntry } from '../../accounts/desk-staff.ts';
import { PlainSelect } from '../form/PlainSelect.tsx';
import { Message } from '../frame/Message.tsx';
import type { Session } from '../../accounts/desk-session.ts';
import { initialsOf } from '../frame/AccountMenu.tsx';
import { nameOfRole, peopleWords as words, roleChoices } from '../words/people-words.ts';
import { TextToSend } from './TextToSend.tsx';

/** A person on the list, as an owner sees them. Owners can neither remove themselves nor change their own role. */
export function PersonRow({
  person,
  isMe,
  onRole,
  onRemove,
}: {
  person: StaffEntry;
  isMe: boolean;
  onRole: (role: Session['role']) => void;
  onRemove: () => void;
}) {
  const { name, email, role } = person;
  const [open, setOpen] = useState<'text' | 'question'>();
  const id = useId();
  const toggle = (part: 'text' | 'question') => setOpen(open === part ? undefined : part);
  const close = () => setOpen(undefined);
  return (
    <li className="person">
      <Face name={name} />
      <div>
        <h2>
          {name}
          {isMe && <span className="quiet"> ({words.you})</span>}
        </h2>
        <p className="small quiet">{email}</p>
      </div>
      {isMe ? (
        <span className="mark real">{nameOfRole(role)}</span>
      ) : (
        <>
          <PlainSelect
            id={id}
            label={words.mayDo(name)}
            isLabelHidden
            value={role}
            options={roleChoices}
            onChange={(next) => onRole(next as Session['role'])}
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
                {part === 'text' ? words.sendText : words.remove}
                <span className="vh">: {name}</span>
              </button>
            ))}
          </div>
        </>
      )}
      {open === 'text' && <TextToSend person={person} onClose={close} />}
      {open === 'question' && (
        <Message
          kind="ask"
          fact={words.removeQuestion(name)}
          buttons={
            <>
              <button className="btn" type="button" onClick={onRemove}>
                {words.reallyRemove(name)}
              </button>
              <button className="btn text" type="button" onClick={close}>
                {words.keep}
              </button>
            </>
          }
        >
          {words.removeMeans}
        </Message>
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
