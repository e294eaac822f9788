import { useShown, useStore } from '../use-desk.ts';
import { words } from '../words.ts';

/** Why something was not done; it stays until the next act. */
export function Toast() {
  const { refused } = useShown();
  const { forgetRefusal } = useStore();
  return (
    <div role="alert">
      {refused !== undefined && (
        <div className="toast">
          {refused}
          <button className="btn" type="button" onClick={forgetRefusal}>
            {words.understood}
          </button>
        </div>
      )}
    </div>
  );
}
