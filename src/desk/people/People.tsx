import { useState } from 'react';
import type { Session, StaffEntry } from '../../accounts/desk-staff.ts';
import { Message } from '../frame/Message.tsx';
import { Title } from '../frame/Title.tsx';
import { useShown } from '../frame/use-desk.ts';
import { nameOfRole, peopleWords as words } from '../words/people-words.ts';
import { NewPerson } from './NewPerson.tsx';
import { PersonRow, TextToSend } from './PersonRow.tsx';
import { useStaff } from './use-staff.ts';

/** The list of those who may use the desk, for owners, who change every entry but their own. */
export function People() {
  const session = useShown().session!;
  return session.role === 'owner' && <AllStaff me={session} />;
}

function AllStaff({ me }: { me: Session }) {
  const { staff, fault, add, setRole, remove } = useStaff();
  const [said, say] = useState('');
  const [added, setAdded] = useState<StaffEntry>();
  const announce = async (change: Promise<boolean>, done: string) => {
    const isDone = await change;
    say(isDone ? done : '');
    return isDone;
  };
  return (
    <>
      <Title hint={words.ownerHint}>{words.people}</Title>
      <div role="alert">{fault !== undefined && <Message kind="bad">{fault}</Message>}</div>
      {!staff && fault === undefined && <p className="quiet">{words.loading}</p>}
      <ul className="rows">
        {staff?.map((one) => (
          <PersonRow
            key={one.email}
            person={one}
            isMe={one.email === me.email}
            onRole={(role) =>
              void announce(setRole({ ...one, role }), words.mayNow(one.name, nameOfRole(role)))
            }
            onRemove={() => void announce(remove(one), words.isRemoved(one.name))}
          />
        ))}
      </ul>
      <p className="small part" role="status">
        {said}
      </p>
      {added && <TextToSend key={added.email} person={added} onClose={() => setAdded(undefined)} />}
      {staff && (
        <NewPerson
          staff={staff}
          onAdd={async (entry) => {
            const isDone = await announce(add(entry), words.isAdded(entry.name));
            if (isDone) setAdded(entry);
            return isDone;
          }}
        />
      )}
    </>
  );
}
