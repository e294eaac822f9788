import { useEffect, useState } from 'react';
import { causeOf } from '../../accounts/causes.ts';
import type { StaffEntry, StaffList } from '../../accounts/desk-staff.ts';
import { peopleFaults } from '../words/people-words.ts';

const open = async () => (await import('../../accounts/desk-staff.ts')).openStaffList();

/** The list of staff, and functions that change it. Changes show at once, and are reverted if they fail. */
export function useStaff() {
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
