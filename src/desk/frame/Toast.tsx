import { useEffect, useRef } from 'react';
import { Named } from './Named.tsx';
import { sentence } from '../../content/text/format.ts';
import { useRoute } from './route.ts';
import { useShown, useStore } from './use-desk.ts';
import { words } from '../words/form-words.ts';
import { Busy } from './Busy.tsx';

/**
 * The bar at the bottom: progress, a refusal, or what the last act changed out of sight, with a button that reverts it,
 * until the next click elsewhere. It has its own space and covers nothing.
 */
export function Toast() {
  const { refused, gone } = useShown();
  const store = useStore();
  // The list of changes has its own button for that.
  const isListed = useRoute()[0] === 'review';
  const isGone = gone !== undefined;
  const { forget } = store;
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isGone) return;
    // In the capture phase, so that the act can show a new message; second clicks of a double-click are ignored.
    const act = ({ target, detail }: MouseEvent) => {
      if (detail < 2 && !(target instanceof Element && target.closest('.toast'))) forget('gone');
    };
    addEventListener('click', act, true);
    return () => removeEventListener('click', act, true);
  }, [isGone, forget]);
  useEffect(() => makeRoom(foot.current!), []);
  return (
    <div className="toasts" ref={foot}>
      <Busy />
      <div role="alert">
        {refused !== undefined && (
          <div className="toast">
            {refused}
            <button className="btn" type="button" onClick={() => forget('refused')}>
              {words.understood}
            </button>
          </div>
        )}
      </div>
      <div role="status">
        {refused === undefined && gone !== undefined && !isListed && (
          <div className="toast">
            {sentence(gone.what)}
            {gone.canUndo && (
              <button className="btn" type="button" onClick={store.undo}>
                <Named label={words.undo} what={gone.what} />
              </button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/**
 * Scrolls by the height that the bar has grown, so that the focused field stays visible; also when the form shrinks.
 */
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
