import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { sentence } from '../../content/text/format.ts';
import { timeLimit } from '../../host/workspace/requests.ts';
import type { PendingRequest, Way } from '../draft/protocol.ts';
import { actionRemovingUses } from '../draft/removal.ts';
import type { DeskState } from '../draft/desk-state.ts';
import { words } from '../words/words.ts';
import { focusOn, keepFocus } from '../form/keep-focus.ts';
import { useRoute } from '../form/route.ts';
import { takeStep } from './take-step.ts';
import { placeOfDraft, useDeskState, useStore } from '../draft/use-desk.ts';
import { linkToPlace } from '../screens/subjects.ts';
import { Button } from '../form/Button.tsx';

/**
 * The bar at the bottom: progress, a refusal, or what the last action changed out of sight, with a button that reverts it,
 * until the next click elsewhere. It has its own space and covers nothing.
 */
export function Toast() {
  const { refused, gone, asks, removal } = useDeskState();
  const store = useStore();
  // The list of changes has its own button that undoes an action.
  const isListed = useRoute()[0] === 'review';
  const isGone = [gone, asks, removal].some((one) => one !== undefined);
  const { dismiss } = store;
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isGone) return;
    // In the capture phase, so that the action can show a new message; second clicks of a double-click are ignored.
    const act = ({ target, detail }: MouseEvent) => {
      if (detail >= 2 || (target instanceof Element && target.closest('.toast'))) return;
      dismiss('gone');
      dismiss('asks');
      dismiss('removal');
    };
    addEventListener('click', act, true);
    return () => removeEventListener('click', act, true);
  }, [isGone, dismiss]);
  useEffect(() => makeRoom(foot.current!), []);
  return (
    <div className="toasts" ref={foot}>
      <Busy />
      <div role="alert">
        {refused !== undefined && (
          <div className="toast">
            {refused}
            <Button label="OK" onPress={() => dismiss('refused')} />
          </div>
        )}
      </div>
      {asks !== undefined && <AskForStep key={asks} way={asks} />}
      {removal !== undefined && <AskForRemoval removal={removal} />}
      <div role="status">
        {refused === undefined && gone !== undefined && !isListed && (
          <div className="toast">
            {sentence(gone.what)}
            {gone.canUndo && (
              <Button
                label={words.undo}
                about={gone.what}
                onPress={() => takeStep(store, 'undo')}
              />
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** Asks before Undo or Redo removes a whole thing. The question gets the focus, and not the button that does it. */
function AskForStep({ way }: { way: Way }) {
  const state = useDeskState();
  const store = useStore();
  const step = state[way];
  if (step === null) return null;
  const what = way === 'undo' ? words.undoOf(step.what) : words.redoOf(step.what);
  return (
    <div className="toast" role="alert" tabIndex={-1} ref={focusOn}>
      {words.removesWhole(what)}
      <Button label={words.removeIt} onPress={() => takeStep(store, way, true)} />
      <Button label={words.keepIt} onPress={() => store.dismiss('asks')} />
    </div>
  );
}

/** The most places that are listed. */
const mostPlaces = 5;

/** Asks before something is removed that other places name, and lists these places. */
export function AskForRemoval({
  removal: { thing, called, uses },
}: {
  removal: NonNullable<DeskState['removal']>;
}) {
  const state = useDeskState();
  const { write, dismiss } = useStore();
  const act = actionRemovingUses(state, thing, uses);
  const left = uses.length - mostPlaces;
  return (
    <div className="toast" role="alert" tabIndex={-1} ref={focusOn}>
      <div>
        <p>{`${called} is named elsewhere too${act ? ':' : '. Change it there first:'}`}</p>
        <ul>
          {uses.slice(0, mostPlaces).map(({ file, path }) => (
            <li key={`${file} ${path.join('.')}`}>
              <a href={linkToPlace({ file, path })}>{placeOfDraft(state, { file, path })}</a>
            </li>
          ))}
          {left > 0 && <li>and {left} more</li>}
        </ul>
      </div>
      {act && (
        <Button
          label="Remove it there too"
          onPress={() => write({ ...act, says: words.isRemoved(called) }, words.isRemoved(called))}
        />
      )}
      <Button label={words.keepIt} onPress={() => dismiss('removal')} />
    </div>
  );
}

/** Keeps the focused field visible when the bar grows or the form shrinks. */
function makeRoom(foot: HTMLElement) {
  const form = foot.parentElement!.querySelector('main')!;
  let before = { foot: 0, form: form.clientHeight };
  const observer = new ResizeObserver(() => {
    const { top, bottom, height } = foot.getBoundingClientRect();
    const now = { foot: height, form: form.clientHeight };
    document.documentElement.style.setProperty('--toasts', `${height}px`);
    const focused = document.activeElement?.getBoundingClientRect();
    // A phone scrolls the window; elsewhere the form has become smaller.
    if (now.foot > before.foot) scrollBy(0, now.foot - before.foot);
    if (now.foot > before.foot || now.form < before.form)
      if (focused && focused.bottom > top && focused.top < bottom)
        document.activeElement!.scrollIntoView({ block: 'nearest' });
    before = now;
  });
  observer.observe(foot);
  observer.observe(form);
  return () => observer.disconnect();
}

/** Progress of a slow action: after a second its name, then its progress, then a button to stop it. */
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
          {seconds >= 1 && what} {seconds >= 15 && 'You can go on working.'}
        </p>
        {seconds >= 5 && (
          <p className="small">
            {step === undefined ? 'Working on it' : words.steps[step]}:{' '}
            {`${seconds} seconds so far`}
            {step !== undefined && `, at most ${Math.max(1, left)} more`}.
          </p>
        )}
      </div>
      {seconds >= 15 && <Button label="Stop" about={what} onPress={onStop} />}
    </div>
  );
}

/** Returns how many seconds ago `since` last changed. */
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

/** Progress message shown while an action is running, once it has taken a while. */
function Busy() {
  const { busy } = useDeskState();
  const { work, stop } = useStore();
  useEffect(ignoreStrayDoubleClicks, []);
  useEffect(() => (busy === undefined ? undefined : keepFocus), [busy]);
  return busy !== undefined && <Waiting key={busy} what={busy} work={work} onStop={stop} />;
}

/** Ignores the second click of a double-click if the first put a different control under the pointer. */
function ignoreStrayDoubleClicks() {
  let pressed: Element | null = null;
  const press = (event: MouseEvent) => {
    const control = (event.target as Element).closest('a, button');
    if (event.detail > 1 && control !== pressed) {
      event.preventDefault();
      event.stopPropagation();
    } else pressed = control;
  };
  addEventListener('click', press, true);
  return () => removeEventListener('click', press, true);
}
