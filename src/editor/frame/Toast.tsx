import { useEffect } from 'react';
import { useRoute } from '../route.ts';
import { useShown, useStore } from '../use-desk.ts';
import { words } from '../words.ts';

/** Shows a refusal, or what the last act removed with a way to revert it, until the next click elsewhere. */
export function Toast() {
  const { refused, gone } = useShown();
  const store = useStore();
  // The list of changes can revert it anyway.
  const isListed = useRoute()[0] === 'changes';
  const isShown = gone !== undefined;
  const { forgetGone } = store;
  useEffect(() => {
    if (!isShown) return;
    // A click elsewhere dismisses the toast, which may cover other controls.
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest('.toast'))) forgetGone();
    };
    addEventListener('pointerdown', press);
    return () => removeEventListener('pointerdown', press);
  }, [isShown, forgetGone]);
  return (
    <>
      <div role="alert">
        {refused !== undefined && (
          <div className="toast">
            {refused}
            <button className="btn" type="button" onClick={store.forgetRefusal}>
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
    </>
  );
}
