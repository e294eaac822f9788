import { useState } from 'react';
import type { DeskSession, StaffEntry } from '../../accounts/desk-staff.ts';
import { PlainInput, PlainSelect } from '../form/plain-controls.tsx';
import { Message } from '../form/Message.tsx';
import { roleChoices } from '../words/people-words.ts';

/** The form that adds a person to the list of staff: name, e-mail address and role. */
export function NewPerson({
  staff,
  onAdd,
}: {
  staff: readonly StaffEntry[];
  onAdd: (entry: StaffEntry) => Promise<boolean>;
}) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<DeskSession['role']>('publisher');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const add = async () => {
    if (isBusy) return;
    const entry = { name: name.trim(), email: email.trim().toLowerCase(), role };
    const wrong = faultOf(entry, staff);
    setFault(wrong);
    if (wrong !== undefined) return;
    setBusy(true);
    const isDone = await onAdd(entry);
    setBusy(false);
    if (!isDone) return;
    setName('');
    setEmail('');
  };
  return (
    <form
      className="part"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <h2>Add a person</h2>
      <p className="hint">
        Use the e-mail address of their account on the website. They can also sign up with it later.
      </p>
      <div role="alert">{fault !== undefined && <Message kind="bad">{fault}</Message>}</div>
      <PlainInput
        label="Name"
        hint="Shown beside their changes"
        type="text"
        autoComplete="off"
        value={name}
        onChange={setName}
      />
      <PlainInput
        label="E-mail address"
        type="email"
        autoComplete="off"
        value={email}
        onChange={setEmail}
      />
      <div className="part">
        <PlainSelect
          label="What they may do"
          value={role}
          options={roleChoices}
          onChange={setRole}
        />
      </div>
      <div className="row part">
        <button className={isBusy ? 'btn fix busy' : 'btn fix'} type="submit" aria-busy={isBusy}>
          {isBusy ? 'Adding …' : 'Add to the list'}
        </button>
      </div>
    </form>
  );
}

/** Why an entry is refused, in words; undefined for a valid one. A slash in the address would name another document. */
function faultOf({ name, email }: StaffEntry, staff: readonly StaffEntry[]): string | undefined {
  if (name === '' || name.length > 60) return 'Write a name of up to 60 characters.';
  if (!/^[^@\s/]+@[^@\s/]+\.[^@\s/]+$/.test(email))
    return 'Write the whole e-mail address, such as jaya@example.com.';
  const same = staff.find((one) => one.email === email);
  return same && `This address is on the list already: ${same.name}.`;
}
