import { useRef } from 'react';
import { linkTo } from './route.ts';
import { Named } from './Named.tsx';
import type { Session } from '../../accounts/desk-session.ts';
import { peopleWords } from '../words/people-words.ts';
import { webWords as words } from '../words/web-words.ts';

/** A menu with the account, what it may do, the link to the people of the desk, and Sign out. */
export function AccountMenu({ session }: { session: Session }) {
  const { name, email, role, signOut } = session;
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button className="who" type="button" popoverTarget="account-menu">
        <Named label={initialsOf(name)} what={words.account(name)} />
      </button>
      <div className="menu" id="account-menu" popover="auto" ref={menu}>
        <p>
          <b>{name}</b>
          <br />
          {email}
        </p>
        <p>{words.roles[role]}</p>
        {role === 'owner' && (
          <p>
            <a href={linkTo('people')} onClick={() => menu.current!.hidePopover()}>
              {peopleWords.people}
            </a>
          </p>
        )}
        <p>{words.signOutKeeps}</p>
        <button className="btn" type="button" onClick={() => void signOut()}>
          {words.signOut}
        </button>
      </div>
    </>
  );
}

/** "Asha Menon" → "AM" */
export const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map(([first]) => first)
    .slice(0, 2)
    .join('')
    .toUpperCase();
