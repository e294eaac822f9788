/* A button with a menu: "More" beside a name, for what can be added to the item and done with it. */

import { useId, useRef, useState } from 'react';
import { type DeskIcon, Icon } from './Icon.tsx';
import { Named } from './Message.tsx';
import { words } from '../words/words.ts';

/** An entry of a menu. */
export interface MenuAction {
  icon: DeskIcon;
  label: string;
  onPress: () => void;
}

/**
 * One button for everything that can be done with an item besides changing its fields, first what can be added to it.
 * What cannot be done now is left out by the caller. As a popover it is in front of everything, Escape closes it, and
 * the focus returns to the button.
 */
export function More({
  label = words.more,
  name,
  add = [],
  acts = [],
}: {
  /** The words of the button. */
  label?: string;
  /** The name of the thing, for screen readers. */
  name: string;
  add?: readonly MenuAction[];
  acts?: readonly MenuAction[];
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // A page of many sentences has more in its menus than in its forms.
  const [isOpen, setOpen] = useState(false);
  if (add.length + acts.length === 0) return null;
  return (
    <div className="more">
      <button className="btn text" type="button" popoverTarget={id}>
        <Named label={label} what={name} />
        <Icon of="down" />
      </button>
      <div
        className="more-list"
        id={id}
        popover="auto"
        ref={list}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
        }}
      >
        {isOpen && add.length > 0 && <p className="small quiet">Add</p>}
        {isOpen &&
          [...add, ...acts].map((act) => (
            <button
              key={act.label}
              className={acts[0] === act && add.length > 0 ? 'first' : undefined}
              type="button"
              onClick={() => {
                // Before the action, because the action may move the focus.
                list.current!.hidePopover();
                act.onPress();
              }}
            >
              <Icon of={act.icon} />
              {act.label}
            </button>
          ))}
      </div>
    </div>
  );
}

/** Move up, Move down, Copy and Remove, as far as they can be done. */
export const itemActions = ({
  index,
  count,
  onMove,
  onCopy,
  onRemove,
}: {
  index: number;
  count: number;
  /** Moves it to another index. */
  onMove: (to: number) => void;
  onCopy?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
}): MenuAction[] => {
  const acts: (MenuAction | false | undefined)[] = [
    index > 0 && { icon: 'up', label: 'Move up', onPress: () => onMove(index - 1) },
    index < count - 1 && { icon: 'down', label: 'Move down', onPress: () => onMove(index + 1) },
    onCopy && { icon: 'copy', label: 'Copy', onPress: onCopy },
    onRemove && { icon: 'close', label: 'Remove', onPress: onRemove },
  ];
  return acts.filter((act) => typeof act === 'object');
};
