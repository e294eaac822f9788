import { useCallback, useSyncExternalStore } from 'react';
import { linesOf, textsOfAction } from '../../accounts/account-error.ts';
import { savedClasses } from '../../accounts/saved-classes.ts';
import { AccountSettings } from './AccountSettings.tsx';
import type { AccountPanelProps } from './account-pages.ts';
import { useAccount } from './useAccount.ts';
import { WeekBoard } from './WeekBoard.tsx';
import { SavedWeekHeader, WeekIntro } from './WeekTop.tsx';

/**
 * The page "My week" (/account) in each state: loading, unreachable, signed out, signed in. The first three have their
 * own keys so that React replaces their elements and no text animates or shifts.
 */
export function AccountPanel(props: AccountPanelProps) {
  const { words, messages, slots } = props;
  const isOnTimetable = useCallback((id: string) => Object.hasOwn(slots, id), [slots]);
  const account = useAccount(isOnTimetable);
  const saved = useSyncExternalStore(followSaved, idsOfSaved, noneSaved);

  const { title, signedOut } = words;
  const schedule = { label: signedOut.schedule, to: '/schedule' };
  if (account.status === 'checking') {
    const checking = { meanwhile: words.checking, withoutScript: words.withoutScript };
    return <WeekIntro key="checking" title={title} checking={checking} links={[schedule]} />;
  }
  if (account.status === 'unreachable') {
    const problem = linesOf(textsOfAction(messages, 'saving'), account.cause).join(' ');
    return <WeekIntro key="unreachable" title={title} problem={problem} links={[schedule]} />;
  }
  if (account.status === 'signed-out') {
    const links = [
      { label: signedOut.signIn, to: '/login', main: true },
      { label: signedOut.signUp, to: '/signup' },
      schedule,
    ];
    return (
      <WeekIntro
        key="signed-out"
        title={title}
        heading={signedOut.title}
        text={signedOut.body}
        links={links}
      />
    );
  }

  const { user, goneCount } = account;
  return (
    <>
      <SavedWeekHeader {...props} saved={saved} />
      <WeekBoard {...props} user={user} saved={saved} goneCount={goneCount} />
      <AccountSettings words={words} messages={messages} user={user} />
    </>
  );
}

const followSaved = (changed: () => void) => savedClasses.subscribe(changed);
const idsOfSaved = () => savedClasses.ids;
const none: readonly string[] = [];
/** Nobody is signed in while the page is prerendered. */
const noneSaved = () => none;
