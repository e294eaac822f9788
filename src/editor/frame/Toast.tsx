import { useEffect, useRef } from 'react';
import { useRoute } from '../route.ts';
import { useShown, useStore } from '../use-desk.ts';
import { words } from '../words.ts';
import { Busy } from './Busy.tsx';

/**
 * The foot of the desk: what takes long, a refusal, or what the last act removed with a way to revert it, until the next
 * act. It has room of its own and covers nothing.
 */
export function Toast() {
  const { refused, gone } = useShown();
  const store = useStore();
  // The list of changes can revert it anyway.
  const isListed = useRoute()[0] === 'changes';
  const isGone = gone !== undefined;
  const { forget } = store;
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isGone) return;
    // Before the act itself, which may have something to show; the second press of a double press is none.
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
            {gone.what}.
            <button className="btn" type="button" onClick={() => void store[gone.back]()}>
              {words[gone.back]}
              <span className="vh">: {gone.what}</span>
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

/**
 * Moves the page by what the foot has grown, so that what stood there, and the focused field, stand above it; the field
 * also when the form becomes smaller because the desk says something at its head.
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
