import type { PublishProgress } from '../../editor/protocol.ts';
import { valueAt } from '../../editor/place-in-words.ts';
import { useShown } from '../../editor/use-desk.ts';
import { words } from '../words.ts';

const order = ['checking', 'building', 'publishing', 'live'] as const;

/** The steps of a publish, and its progress. */
export function PublishSteps({ progress }: { progress: PublishProgress }) {
  const { values } = useShown();
  const site = valueAt(values['site.yaml'], ['url']);
  // Once live, link to the website instead of the run.
  const link = progress.state === 'live' && typeof site === 'string' ? site : progress.link;
  const state = progress.state === 'sending' ? 'publishing' : progress.state;
  const at = order.findIndex((one) => one === state);
  const isFailed = state === 'failed' || state === 'stopped';
  const markOf = (index: number) => {
    if (state === 'live' || index < at) return 'done';
    return index === at ? 'now' : undefined;
  };
  return (
    <>
      {!isFailed && (
        <ol className="steps">
          {order.map((one, index) => (
            <li key={one} className={markOf(index)}>
              <div>
                <b>{words.stageNames[one]}</b>
              </div>
            </li>
          ))}
        </ol>
      )}
      <p role="status">
        {progress.words}{' '}
        {link !== undefined && (
          <a href={link} target="_blank" rel="noreferrer">
            {words.lookAtIt}
          </a>
        )}
      </p>
    </>
  );
}
