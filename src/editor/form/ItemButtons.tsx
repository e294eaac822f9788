import { Icon } from '../frame/Icon.tsx';
import { words } from '../words.ts';

interface MoveProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
}

export const MoveButtons = ({ name, isFirst, isLast, onMove }: MoveProps) => (
  <>
    <button
      className="btn sq text"
      type="button"
      disabled={isFirst}
      onClick={() => onMove(-1)}
      aria-label={words.moveUp(name)}
    >
      <Icon of="up" />
    </button>
    <button
      className="btn sq text"
      type="button"
      disabled={isLast}
      onClick={() => onMove(1)}
      aria-label={words.moveDown(name)}
    >
      <Icon of="down" />
    </button>
  </>
);

export function ItemButtons({
  name,
  isFirst,
  isLast,
  onMove,
  onFirst,
  onCopy,
  onTakeOff,
}: MoveProps & {
  /** Moves it to the first place; for items far down. */
  onFirst?: (() => void) | undefined;
  onCopy: (() => void) | undefined;
  onTakeOff: () => void;
}) {
  return (
    <div className="row item-buttons">
      <MoveButtons name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} />
      {onFirst && (
        <button className="btn text small" type="button" onClick={onFirst}>
          {words.moveFirst}
          <span className="vh">: {name}</span>
        </button>
      )}
      {onCopy && (
        <button
          className="btn sq text"
          type="button"
          onClick={onCopy}
          aria-label={words.copyOf(name)}
        >
          <Icon of="copy" />
        </button>
      )}
      <button
        className="btn sq text"
        type="button"
        onClick={onTakeOff}
        aria-label={words.takeOffThing(name)}
      >
        <Icon of="close" />
      </button>
    </div>
  );
}
