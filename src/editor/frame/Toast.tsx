import { useEffect } from 'react';
import { useRoute } from '../route.ts';
import { useShown, useStore } from '../use-desk.ts';
import { words } from '../words.ts';

/** Why something was not done, or what went out of sight with the way back; it stays until the next press. */
export function Toast() {
  const { refused, gone } = useShown();
  const store = useStore();
  // There each change stands with its way back.
  const isListed = useRoute()[0] === 'changes';
  const isToldOf = gone !== undefined;
  const { forgetGone } = store;
  useEffect(() => {
    if (!isToldOf) return;
    // Whoever goes on presses something else, which may stand below it.
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest('.toast'))) forgetGone();
    };
    addEventListener('pointerdown', press);
    return () => removeEventListener('pointerdown', press);
  }, [isToldOf, forgetGone]);
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
