import type { ReactNode } from 'react';
import { words } from '../words/words.ts';

/** A field as each form shows it: its label, how long it is, its hint and its control. */
export const LabelledField = ({
  id,
  label,
  isLabelHidden = false,
  isOptional = false,
  count,
  menu,
  hint,
  look = 'field',
  onFocus,
  children,
}: {
  /** The id of its control. */
  id: string;
  label: string;
  /** The label is for a screen reader only. */
  isLabelHidden?: boolean | undefined;
  isOptional?: boolean | undefined;
  /** The length and its limit, at the end of the line of the label. */
  count?: ReactNode;
  /** What can be done with its value, at the end of the line of the label. */
  menu?: ReactNode;
  hint?: string | undefined;
  look?: string | undefined;
  onFocus?: () => void;
  /** The control, with what is said of its value. */
  children: ReactNode;
}) => (
  <div className={look} onFocus={onFocus}>
    <span className={isLabelHidden ? 'vh' : 'head-line'}>
      <label className="label" id={`${id}-label`} htmlFor={id}>
        {label}
        {isOptional && <span className="quiet"> {words.optional}</span>}
      </label>
      {count !== undefined && <span className="count">{count}</span>}
      {menu}
    </span>
    {hint !== undefined && (
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
    {children}
  </div>
);
