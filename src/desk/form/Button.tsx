/* The buttons of the desk, and the links that look like them. */

import type { ComponentProps, ReactNode } from 'react';
import { type DeskIcon, Icon } from './Icon.tsx';
import { Named } from './Message.tsx';

/** The props of buttons, and of links that look like one. */
interface Shown {
  label?: ReactNode;
  /** What the label is about, for screen readers: “Undo: Beginners”. */
  about?: string | undefined;
  /** Further classes of buttons.scss. */
  look?: string | undefined;
  icon?: DeskIcon | undefined;
}

type Attributes<Tag extends 'button' | 'a'> = Omit<
  ComponentProps<Tag>,
  'className' | 'type' | 'onClick' | 'children'
>;

const classOf = (look: string | undefined) => (look === undefined ? 'btn' : `btn ${look}`);

const Content = ({ label, about, icon }: Shown) => (
  <>
    {icon && <Icon of={icon} />}
    {about !== undefined && typeof label === 'string' ? (
      <Named label={label} what={about} />
    ) : (
      label
    )}
  </>
);

/** A button that does something at once. */
export const Button = ({
  label,
  about,
  look,
  icon,
  onPress,
  ...button
}: Shown & Attributes<'button'> & { onPress: () => void }) => (
  <button className={classOf(look)} type="button" onClick={onPress} {...button}>
    <Content {...{ label, about, icon }} />
  </button>
);

/** A link to another screen or page, as a button. */
export const ButtonLink = ({ label, about, look, icon, ...link }: Shown & Attributes<'a'>) => (
  <a className={classOf(look)} {...link}>
    <Content {...{ label, about, icon }} />
  </a>
);
