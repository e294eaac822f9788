/* The bar at the top of the desk, with the account menu, and the note below it. */

import { textAt } from '../../content/path.ts';
import { useRef } from 'react';
import type { DeskSession } from '../../accounts/desk-staff.ts';
import { Logo } from '../../design/parts/Logo.tsx';
import type { Connection } from '../draft/protocol.ts';
import type { DeskState } from '../draft/desk-state.ts';
import { wrongIn } from '../screens/subjects.ts';
import { initialsOf, peopleWords } from '../words/people-words.ts';
import { webWords } from '../words/web-words.ts';
import { words } from '../words/words.ts';
import { Button } from '../form/Button.tsx';
import { Named } from '../form/Message.tsx';
import { reviewKey, useReviewKey } from '../form/review-key.ts';
import { linkTo, useRoute } from '../form/route.ts';
import { takeStep } from './take-step.ts';
import { useDeskState, useStore } from '../draft/use-desk.ts';

const stepOf = { undo: words.undoOf, redo: words.redoOf };

/** The bar: Undo, Redo, the link to the review, and the account. */
export function Top() {
  const state = useDeskState();
  const { busy, changes, session } = state;
  const { wrong, isBad, count } = wrongIn(state);
  const isHere = useRoute()[0] === 'review';
  const isHeld = wrong.length > 0;
  const store = useStore();
  // The name may be empty in the draft.
  const nameOfGym = textAt(state.values['site.yaml'], 'name');
  const key = useReviewKey() ? reviewKey : undefined;
  return (
    <header className={busy === undefined ? 'top' : 'top busy'}>
      <a className="brand" href="#/" aria-label={`${nameOfGym}, the desk: start`}>
        <Logo />
        <span className="only-wide">
          {nameOfGym} <i>the desk</i>
        </span>
        <span className="only-narrow">{words.theDeskAlone}</span>
      </a>
      <div className="end">
        {(['undo', 'redo'] as const).map((way) => {
          const step = state[way];
          if (step === null) return null;
          return (
            <Button
              key={way}
              label={words[way]}
              about={step.what}
              look="text step"
              icon={way}
              title={stepOf[way](step.what)}
              onPress={() => takeStep(store, way)}
            />
          );
        })}
        {isHeld && (
          <a className="btn text only-wide" href={linkTo('review')}>
            <span className={isBad ? 'mark bad' : 'mark fill'}>{count}</span>
          </a>
        )}
        <a
          className={changes.length > 0 && !isHere ? 'btn go' : 'btn'}
          href={linkTo('review')}
          title={key}
          aria-keyshortcuts={key}
        >
          Review
          {changes.length > 0 && ` ${changes.length}`}
        </a>
        <p className="vh" role="status">
          {changes.length > 0 && `Kept. ${words.reviewCount(changes.length)}.`}
        </p>
        {__ON_WEB__ && session && <AccountMenu session={session} />}
      </div>
    </header>
  );
}

const roles = {
  publisher: 'You may publish changes.',
  owner: 'You may publish changes and say who else may.',
};

/** A menu with the account, what it may do, the link to the people of the desk, and Sign out. */
export function AccountMenu({ session }: { session: DeskSession }) {
  const { name, email, role, signOut } = session;
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button className="who" type="button" popoverTarget="account-menu">
        <Named label={initialsOf(name)} what={`Account of ${name}`} />
      </button>
      <div className="menu" id="account-menu" popover="auto" ref={menu}>
        <p>
          <b>{name}</b>
          <br />
          {email}
        </p>
        <p>{roles[role]}</p>
        {role === 'owner' && (
          <p>
            <a href={linkTo('people')} onClick={() => menu.current!.hidePopover()}>
              {peopleWords.people}
            </a>
          </p>
        )}
        <Button label="Sign out" onPress={() => void signOut()} />
      </div>
    </>
  );
}

const isDraftKept = ({ keepsDraft }: Pick<DeskState, 'keepsDraft'>) =>
  keepsDraft
    ? 'What you type is kept.'
    : 'This browser keeps nothing for this website, perhaps because cookies are blocked. You can make changes and publish them. What is not published is lost when you close or reload this page.';

/** Whether the note is shown. */
export const hasNote = ({ connection, keepsDraft }: DeskState) =>
  connection !== 'there' || !keepsDraft;

/** The note: the content cannot be reached, the sign-in has ended, or the browser keeps nothing. */
export const Note = ({ state }: { state: DeskState }) => {
  const { connection } = state;
  return (
    <div className="strip" role="status">
      {connection !== 'there' && `${textOf(connection)} `}
      {isDraftKept(state)}
      {__ON_WEB__ && (connection === 'signed-out' || connection === 'expired') && (
        <Button label={webWords.signInAgain} look="text" onPress={() => location.reload()} />
      )}
    </div>
  );
};

function textOf(connection: Exclude<Connection, 'there'>): string {
  if (!__ON_WEB__)
    return 'The content of the website cannot be reached now. If the desk was started again, open it with its new address.';
  return connection === 'away' ? 'No internet.' : words.hostFaults[connection];
}
