import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { type DeskIcon, Icon } from './Icon.tsx';
import { Question } from './Message.tsx';
import { words } from '../words/words.ts';

/** A button that asks before it does something, and says what follows. */
export function AskFirst({
  icon,
  label,
  look = 'btn text',
  question,
  means,
  yes = label,
  no = words.notNow,
  onYes,
}: {
  icon: DeskIcon;
  label: ReactNode;
  look?: 'btn' | 'btn text';
  question: string;
  /** The consequences. */
  means?: string;
  yes?: ReactNode;
  no?: string;
  onYes: () => void;
}) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <button className={look} type="button" onClick={() => setAsked(true)}>
        <Icon of={icon} />
        {label}
      </button>
    );
  const answer = (isYes: boolean) => {
    setAsked(false);
    if (isYes) onYes();
  };
  return (
    <Question
      fact={question}
      buttons={
        <>
          <Button label={yes} look="fix" onPress={() => answer(true)} />
          <Button label={no} onPress={() => answer(false)} />
        </>
      }
    >
      {means}
    </Question>
  );
}
