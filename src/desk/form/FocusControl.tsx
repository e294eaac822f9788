import { groupOf, valueAt } from '../../content/path.ts';
import { useDeskState } from '../draft/use-desk.ts';
import { words } from '../words/words.ts';
import type { FieldControl } from './field-control.ts';

/** Chooses the point of a photograph that stays visible when it is cropped: press, drag, or use the arrow keys. */
export function FocusControl({ id, file, path, label, describedBy, value, change }: FieldControl) {
  const state = useDeskState();
  const beside = groupOf(valueAt(state.values[file], path.slice(0, -1)));
  const picture = Object.values(beside).find(
    (one): one is string => typeof one === 'string' && Object.hasOwn(state.pictures, one),
  );
  const typed = String(value).split(' ').map(Number.parseFloat);
  // The middle, until two numbers are there.
  const [x, y] =
    typed.length === 2 && typed.every(Number.isFinite) ? (typed as [number, number]) : [50, 50];
  const set = (nextX: number, nextY: number) => change(`${bounded(nextX)}% ${bounded(nextY)}%`);
  if (picture === undefined) return <p className="hint">Choose the photograph first.</p>;
  const source = state.pictures[picture]!.address;
  const move = (event: React.PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    set(
      ((event.clientX - box.left) / box.width) * 100,
      ((event.clientY - box.top) / box.height) * 100,
    );
  };
  const place = { objectPosition: `${x}% ${y}%` };
  return (
    <div className="photo-grid">
      <div
        className="focal"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          move(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) move(event);
        }}
      >
        <img src={source} alt="" draggable={false} />
        <button
          id={id}
          className="pt"
          type="button"
          style={{ left: `${x}%`, top: `${y}%` }}
          aria-label={`${label}: ${x} of 100 from the left, ${y} from the top. Arrow keys move it.`}
          aria-describedby={describedBy}
          onKeyDown={(event) => {
            const by = event.shiftKey ? 10 : 1;
            const steps: Record<string, [number, number]> = {
              ArrowLeft: [-by, 0],
              ArrowRight: [by, 0],
              ArrowUp: [0, -by],
              ArrowDown: [0, by],
            };
            const step = steps[event.key];
            if (!step) return;
            event.preventDefault();
            set(x + step[0], y + step[1]);
          }}
        />
      </div>
      <div className="crops">
        <figure>
          <img className="crop-phone" src={source} alt="" style={place} />
          <figcaption>{words.phone}</figcaption>
        </figure>
        <figure>
          <img className="crop-pc" src={source} alt="" style={place} />
          <figcaption>{words.computer}</figcaption>
        </figure>
      </div>
    </div>
  );
}

const bounded = (figure: number) => Math.min(100, Math.max(0, Math.round(figure)));
