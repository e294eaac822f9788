import { Icon } from '../../editor/frame/Icon.tsx';
import { Named } from '../../editor/frame/Named.tsx';
import type { Change, ChangedPlace } from '../../editor/protocol.ts';
import { useShown, useStore } from '../../editor/use-desk.ts';
import { useProposal, useLinkToPlace } from '../frame/proposal-context.ts';
import { subjectOf, type Subject } from '../subjects.ts';
import { words } from '../words.ts';
import { proposalWords } from '../words/proposal-words.ts';

/** One act of the draft in a sentence, with the changed places folded below, and a button that reverts all of it. */
export function OneChange({ change: { what, rest, places, back } }: { change: Change }) {
  const { accept } = useStore();
  const { version } = useShown();
  const linkToPlace = useLinkToPlace();
  const isRead = useProposal() !== undefined;
  const putBack = __ON_WEB__ && isRead ? proposalWords.leaveOut : words.putBack;
  const [first] = places as [ChangedPlace, ...ChangedPlace[]];
  const notes = [rest, alsoOn(first)].filter((one) => one !== undefined);
  return (
    <li className="line diff">
      <div>
        <b>
          <a href={linkToPlace(first)}>{what}</a>
        </b>
        {notes.length > 0 && <p>{notes.join(' ')}</p>}
        {places.length > 1 && (
          <details className="places">
            <summary>
              <Named label={words.places(places.length)} what={what} />
            </summary>
            <ul>
              {places.map((place) => (
                <li key={`${place.file} ${place.path.join('.')} ${place.what}`}>
                  <OnePlace place={place} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {Object.keys(back).length > 0 && (
        <button className="btn text" type="button" onClick={() => void accept(back, version)}>
          <Icon of="undo" />
          <Named label={putBack} what={what} />
        </button>
      )}
    </li>
  );
}

const OnePlace = ({ place }: { place: ChangedPlace }) => (
  <>
    <a href={useLinkToPlace()(place)}>{place.what}</a>{' '}
    {place.after !== undefined && (
      <span>
        <del>{place.before}</del> → <ins>{place.after}</ins>
      </span>
    )}
  </>
);

/** Other places where visitors see the value. Of notice.yaml, only the notices are on every page. */
function alsoOn({ file, path }: ChangedPlace): string | undefined {
  const isOfOneDay = file === 'notice.yaml' && path[0] !== 'notices';
  return isOfOneDay
    ? undefined
    : (words.alsoOn as Partial<Record<Subject, string>>)[subjectOf(file)];
}
