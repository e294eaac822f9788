import { useEffect, useState, useSyncExternalStore } from 'react';
import { Named } from './Named.tsx';
import type { PendingRequest } from '../draft/pending-request.ts';
import { timeLimit } from '../../host/workspace/requests.ts';
import { words } from '../words/form-words.ts';

/** Progress of a slow act: after a second its name, then its progress, then a button to stop it. */
export function Waiting({
  what,
  work,
  onStop,
}: {
  what: string;
  work: PendingRequest;
  onStop: () => void;
}) {
  const step = useSyncExternalStore(work.follow, work.step);
  const seconds = useSeconds(what);
  const left = timeLimit / 1000 - useSeconds(step);
  return (
    <div className={seconds >= 1 ? 'toast' : undefined}>
      <div>
        {/* Without the seconds, which would be read out one after the other. */}
        <p role="status">
          {seconds >= 1 && what} {seconds >= 15 && words.canGoOn}
        </p>
        {seconds >= 5 && (
          <p className="small">
            {step === undefined ? words.working : words.steps[step]}: {words.soFar(seconds)}
            {step !== undefined && words.atMost(left)}.
          </p>
        )}
      </div>
      {seconds >= 15 && (
        <button className="btn" type="button" onClick={onStop}>
          <Named label={words.stop} what={what} />
        </button>
      )}
    </div>
  );
}

/** Whole seconds since something began. */
function useSeconds(since: unknown): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => {
      clearInterval(timer);
      setSeconds(0);
    };
  }, [since]);
  return seconds;
}
