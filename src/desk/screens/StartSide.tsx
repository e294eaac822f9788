import { Icon } from '../../editor/frame/Icon.tsx';
import { linkTo } from '../../editor/route.ts';
import { useShown } from '../../editor/use-desk.ts';
import { words } from '../words.ts';
import { useHistory } from './use-history.ts';
import { countOfFacts, inventedIn } from './invented.ts';
import { linkToPlace } from '../subjects.ts';

/** The column beside the start screen: unsaved changes, facts still to confirm, and the last saves. */
export function StartSide() {
  const shown = useShown();
  const invented = inventedIn(shown);
  const all = countOfFacts(shown);
  const lines = (useHistory() ?? []).flatMap((saved) => (saved.isTechnical ? [] : saved.words));
  return (
    <div className="side">
      {shown.changes.length > 0 && (
        <section>
          <h2>{words.notOnTheSite}</h2>
          <p className="small">{words.keptHere(shown.changes.length)}</p>
          <a className="btn" href={linkTo('changes')}>
            {words.reviewShort}
            {words.changesCount(shown.changes.length)}
          </a>
        </section>
      )}
      <section>
        <h2>{words.factsAreReal(all - invented.length, all)}</h2>
        <p className="small">{words.inventedHint}</p>
        <progress
          className="meter"
          max={all}
          value={all - invented.length}
          aria-label={words.factsAreReal(all - invented.length, all)}
        />
        <ul className="rows">
          {invented.slice(0, 3).map(({ file, path, what }) => (
            <li key={`${file} ${path.join('.')}`}>
              <a className="line" href={linkToPlace({ file, path })}>
                <b>{what}</b>
                <span className="mark invented">{words.invented}</span>
              </a>
            </li>
          ))}
        </ul>
        {invented.length > 3 && (
          <a className="btn text" href={linkTo('invented')}>
            {words.allInvented(invented.length)}
          </a>
        )}
      </section>
      <section>
        <h2>{words.lastChanges}</h2>
        <ul className="rows">
          {lines.slice(0, 3).map((line, index) => (
            <li className="line small" key={index}>
              {line}
            </li>
          ))}
        </ul>
        <a className="btn text" href={linkTo('history')}>
          <Icon of="undo" />
          {words.history}
        </a>
      </section>
    </div>
  );
}
