import { useEffect, useState } from 'react';
import { causeOf } from '../../accounts/causes.ts';
import type { DeskSession, StaffEntry, StaffList } from '../../accounts/desk-staff.ts';
import { Message } from '../form/Message.tsx';
import { Title } from '../form/Title.tsx';
import { useDeskState } from '../draft/use-desk.ts';
import { nameOfRole, peopleFaults, peopleWords as words } from '../words/people-words.ts';
import { NewPerson } from './NewPerson.tsx';
import { PersonRow, TextToSend } from './PersonRow.tsx';

/** The list of those who may use the desk, for owners, who change every entry but their own. */
export function People() {
  const session = useDeskState().session!;
  return session.role === 'owner' && <AllStaff me={session} />;
}

function AllStaff({ me }: { me: DeskSession }) {
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
      <Title hint="Who may do what. Only an owner sees this list and changes it.">
        {words.people}
      </Title>
      <div role="alert">{fault !== undefined && <Message kind="bad">{fault}</Message>}</div>
      {!staff && fault === undefined && <p className="quiet">Loading the list …</p>}
      <ul className="rows">
        {staff?.map((one) => (
          <PersonRow
            key={one.email}
            person={one}
            isMe={one.email === me.email}
            onRole={(role) =>
              void announce(setRole({ ...one, role }), `${one.name}: ${nameOfRole(role)}.`)
            }
            onRemove={() => void announce(remove(one), `${one.name} can no longer open the desk.`)}
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
            const isDone = await announce(
              add(entry),
              `${entry.name} is on the list. Now send them this text.`,
            );
            if (isDone) setAdded(entry);
            return isDone;
          }}
        />
      )}
    </>
  );
}

const open = async () => (await import('../../accounts/desk-staff.ts')).openStaffList();

/** The list of staff, and functions that change it. Changes show at once, and are reverted if they fail. */
function useStaff() {
  const [staff, setStaff] = useState<readonly StaffEntry[]>();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    open()
      .then((list) => list.read())
      .then(setStaff, (error: unknown) => setFault(peopleFaults(causeOf(error))));
  }, []);
  /** Shows the list `next` while `act` stores it. Returns whether that succeeded. */
  const change = async (next: StaffEntry[], act: (list: StaffList) => Promise<void>) => {
    setFault(undefined);
    setStaff(next);
    try {
      await act(await open());
      return true;
    } catch (error) {
      setStaff(staff);
      setFault(peopleFaults(causeOf(error)));
      return false;
    }
  };
  return {
    /** Owners first, then by name; undefined while it is loading and if that failed. */
    staff: staff?.toSorted(
      (a, b) =>
        Number(b.role === 'owner') - Number(a.role === 'owner') || a.name.localeCompare(b.name),
    ),
    fault,
    add: (entry: StaffEntry) => change([...staff!, entry], (list) => list.add(entry)),
    setRole: (entry: StaffEntry) =>
      change(
        staff!.map((one) => (one.email === entry.email ? entry : one)),
        (list) => list.setRole(entry),
      ),
    remove: ({ email }: StaffEntry) =>
      change(
        staff!.filter((one) => one.email !== email),
        (list) => list.remove(email),
      ),
  };
}
