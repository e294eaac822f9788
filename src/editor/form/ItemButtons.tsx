import { useState } from 'react';
import { Icon, type DeskIcon } from '../frame/Icon.tsx';
import { words } from '../words.ts';

interface MoveProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
}

/** It stays in reach of the keyboard where it does nothing, as at the end of the list. */
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
  <button className="btn text small" type="button" aria-disabled={!onPress} onClick={onPress}>
    <Icon of={icon} />
    {act}
    <span className="vh">: {name}</span>
  </button>
);

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

/** What can be done with an item of a list; on a phone it is folded under More. */
export function ItemButtons({
  onFirst,
  onCopy,
  onTakeOff,
  ...move
}: MoveProps & {
  /** Moves it to the first place; for items far down. */
  onFirst?: (() => void) | undefined;
  onCopy: (() => void) | undefined;
  onTakeOff: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const { name } = move;
  return (
    <div className="row item-buttons">
      <button
        className="btn text small only-narrow"
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={isOpen ? 'up' : 'down'} />
        {words.moreActs}
        <span className="vh">: {name}</span>
      </button>
      <div className={isOpen ? 'row' : 'row only-wide'}>
        <MoveButtons {...move} />
        {onFirst && <RowButton icon="up" act={words.moveFirst} name={name} onPress={onFirst} />}
        {onCopy && <RowButton icon="copy" act={words.copy} name={name} onPress={onCopy} />}
        <RowButton icon="close" act={words.remove} name={name} onPress={onTakeOff} />
      </div>
    </div>
  );
}
