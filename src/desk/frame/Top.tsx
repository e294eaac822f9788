import { Logo } from '../../design/parts/Logo.tsx';
import { linkTo, useRoute } from './route.ts';
import { useShown, useStore } from './use-desk.ts';
import { wrongIn } from '../screens/subjects.ts';
import { words } from '../words.ts';
import { Icon } from './Icon.tsx';
import type { Site } from '../../content/site.ts';
import type { Shown } from '../form/shown.ts';
import { AccountMenu } from './AccountMenu.tsx';

/** The name in the draft, which may be empty. */
const nameOfGym = ({ values }: Shown): string =>
  (values['site.yaml'] as Partial<Site> | null)?.name ?? '';

/** The bar: Undo, the link to the review, and the account. */
export function Top() {
  const shown = useShown();
  const { busy, changes, undoes, session } = shown;
  const { wrong, isBad, count } = wrongIn(shown);
  const isHere = useRoute()[0] === 'review';
  const isHeld = wrong.length > 0;
  const store = useStore();
  return (
    <header className={busy === undefined ? 'top' : 'top busy'}>
      <a className="brand" href="#/" aria-label={words.brandLink(nameOfGym(shown))}>
        <Logo />
        <span className="only-wide">
          {nameOfGym(shown)} <i>{words.theDesk}</i>
        </span>
        <span className="only-narrow">{words.theDeskAlone}</span>
      </a>
      <div className="end">
        {undoes !== null && (
          <button
            className="btn text"
            type="button"
            title={words.undoOf(undoes)}
            onClick={store.undo}
          >
            <Icon of="undo" />
            <span className="only-wide" aria-hidden="true">
              {words.undo}
            </span>
            <span className="vh">{words.undoOf(undoes)}</span>
          </button>
        )}
        {isHeld && (
          <a className="btn text" href={linkTo('review')}>
            <span className={isBad ? 'mark bad' : 'mark fill'}>{count}</span>
          </a>
        )}
        <a
          className={`btn${changes.length > 0 && !isHere ? ' go' : ''}${isHeld ? ' only-wide' : ''}`}
          href={linkTo('review')}
        >
          {words.review}
          {changes.length > 0 && ` ${changes.length}`}
        </a>
        {__ON_WEB__ && session && <AccountMenu session={session} />}
      </div>
    </header>
  );
}
