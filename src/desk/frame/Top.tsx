import { Logo } from '../../parts/Logo.tsx';
import { linkTo, useRoute } from '../../editor/route.ts';
import { useShown, useStore } from '../../editor/use-desk.ts';
import { wrongIn } from '../subjects.ts';
import { words } from '../words.ts';
import { proposalWords } from '../words/proposal-words.ts';
import { Icon } from '../../editor/frame/Icon.tsx';
import type { Site } from '../../content/site.ts';
import type { Shown } from '../../editor/shown.ts';
import { AccountMenu } from './AccountMenu.tsx';

/** The name in the draft, which may be empty. */
const nameOfGym = ({ values }: Shown): string =>
  (values['site.yaml'] as Partial<Site> | null)?.name ?? '';

/** The bar: the state of the draft, Undo, and the link to the changes. */
export function Top() {
  const shown = useShown();
  const { busy, changes, isKeeping, connection, refused, undoes, redoes, session, sync } = shown;
  const { wrong, isBad, count } = wrongIn(shown);
  const isHere = useRoute()[0] === 'changes';
  const isHeld = wrong.length > 0;
  const store = useStore();
  const kept = sync?.isStored ? words.keptSaid : words.keptOnDevice;
  const saveShort =
    __ON_WEB__ && session?.role === 'proposer' ? proposalWords.proposeShort : words.saveShort;
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
        <span className="kept">
          <Icon of="check" />
          {isKeeping ? words.keeping : kept}
        </span>
        {/* Said once, and again when something was wrong and is right again. */}
        <span className="vh" role="status">
          {changes.length > 0 && connection === 'there' && refused === undefined && words.keptSaid}
        </span>
        <button
          className="btn text"
          type="button"
          aria-disabled={undoes === null}
          title={undoes === null ? undefined : words.undoOf(undoes)}
          onClick={() => undoes !== null && void store.undo()}
        >
          <Icon of="undo" />
          <span className="only-wide">{words.undo}</span>
          <span className="vh only-narrow">{words.undo}</span>
        </button>
        {redoes !== null && (
          <button
            className="btn text only-wide"
            type="button"
            title={words.redoOf(redoes)}
            onClick={() => void store.redo()}
          >
            <Icon of="redo" />
            {words.redo}
          </button>
        )}
        {isHeld && (
          <a className="btn text" href={linkTo('changes')}>
            <span className={isBad ? 'mark bad' : 'mark fill'}>{count}</span>
          </a>
        )}
        <a
          // A phone has room for one of the two links, and mistakes come first.
          className={`btn${changes.length > 0 && !isHere ? ' go' : ''}${isHeld ? ' only-wide' : ''}`}
          href={linkTo('changes')}
        >
          {changes.length > 0 && (
            <>
              <span className="only-wide">{words.reviewShort}</span>
              {!isHere && <span className="only-narrow">{saveShort}</span>}
            </>
          )}
          {words.changesCount(changes.length)}
        </a>
        <a className="btn sq only-wide" href={linkTo('keys')} aria-label={words.help}>
          ?
        </a>
        {__ON_WEB__ && session && <AccountMenu session={session} />}
      </div>
    </header>
  );
}
