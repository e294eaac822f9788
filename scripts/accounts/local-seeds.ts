import { sharedUid } from '../../src/accounts/service.ts';
import type { Member } from '../../src/host/staff.ts';
import type { LocalData } from './local-state.ts';
import { documentPrefix } from './local-store.ts';
import { isPasswordOf, newUser, setPassword } from './local-users.ts';

/** An account with a known password, which the local account service creates at its start. */
export interface SeededAccount {
  email: string;
  password: string;
}

/** Recreates the shared test account, whose address and password are in the content. */
export function seedTestAccount(data: LocalData, { email, password }: SeededAccount) {
  const old = data.userByEmail(email);
  if (old) delete data.state.users[old.localId];
  const user = newUser(email, sharedUid);
  setPassword(user, password);
  data.state.users[sharedUid] = user;
  data.save();
}

/**
 * Puts staff on the list, with confirmed accounts. An existing account keeps its sessions unless its password is
 * another one.
 */
export function seedStaff(
  data: LocalData,
  project: string,
  staff: readonly (SeededAccount & Member)[],
) {
  for (const { email, password, name, role } of staff) {
    const old = data.userByEmail(email);
    const user = old ?? newUser(email);
    if (!isPasswordOf(old, password)) setPassword(user, password);
    user.isConfirmed = true;
    data.state.users[user.localId] = user;
    const time = new Date().toISOString();
    data.state.documents[`${documentPrefix(project)}staff/${user.email}`] = {
      fields: { name: { stringValue: name }, role: { stringValue: role } },
      createTime: time,
      updateTime: time,
    };
  }
  data.save();
}
