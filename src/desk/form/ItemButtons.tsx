import { useState } from 'react';
import { Icon, type DeskIcon } from '../frame/Icon.tsx';
import { words } from '../words/form-words.ts';

interface MoveProps {
  /** The name of the item, for screen readers. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
}

/** A button of an item. Without `onPress` it is disabled, as at an end of a list, and can still be focused. */
const RowButton = ({
  icon,
  act,
  name,
  onPress,
}: {
  icon: DeskIcon;
  act: string;
  name: string;
  onPress: (() => void) | undefined;
}) => (
  <button
    className="btn text small"
    type="button"
    aria-label={`${act}: ${name}`}
    aria-disabled={!onPress}
    onClick={onPress}
  >
    <Icon of={icon} />
    {act}
  </button>
);

/** The buttons that move an item up or down. */
export const MoveButtons = ({ name, isFirst, isLast, onMove }: MoveProps) => (
  <>
    <RowButton
      icon="up"
      act={words.moveUp}
      name={name}
      onPress={isFirst ? undefined : () => onMove(-1)}
    />
    <RowButton
      icon="down"
      act={words.moveDown}
      name={name}
      onPress={isLast ? undefined : () => onMove(1)}
    />
  </>
);

/** Buttons for a list item; in a narrow window they are folded under More. */
export function ItemButtons({
  onFirst,
  onCopy,
  onRemove,
  ...move
}: MoveProps & {
  /** Moves it to the top; for items far down. */
  onFirst?: (() => void) | undefined;
  onCopy: (() => void) | undefined;
  onRemove: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const { name } = move;
  return (
    <div className="row item-buttons">
      <button
        className="btn text small only-narrow"
        type="button"
        aria-label={`${words.moreActs}: ${name}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={isOpen ? 'up' : 'down'} />
        {words.moreActs}
      </button>
      <div className={isOpen ? 'row' : 'row only-wide'}>
        <MoveButtons {...move} />
        {onFirst && <RowButton icon="up" act={words.moveFirst} name={name} onPress={onFirst} />}
        {onCopy && <RowButton icon="copy" act={words.copy} name={name} onPress={onCopy} />}
        <RowButton icon="close" act={words.remove} name={name} onPress={onRemove} />
      </div>
    </div>
  );
}
