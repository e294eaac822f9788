import { useEffect, useRef } from 'react';
import { Icon } from '../frame/Icon.tsx';
import { words } from '../words.ts';
import { RowDrag } from './row-drag.ts';

/**
 * Handle that drags its row to another place in the list, by mouse, touch or pen. Buttons do the same for keyboards and
 * screen readers. `state` is the content of the list; a change cancels the drag.
 */
export function Grip({ state, onDrop }: { state: string; onDrop: (to: number) => void }) {
  const drag = useRef<RowDrag>(null);
  useEffect(() => () => drag.current?.cancel(), [state]);
  return (
    <span
      className="grip"
      title={words.dragToMove}
      aria-hidden="true"
      onPointerDown={(event) => {
        if (event.button === 0 && event.isPrimary)
          drag.current = new RowDrag(event.currentTarget, event.nativeEvent, onDrop);
      }}
    >
      <Icon of="grip" />
    </span>
  );
}
