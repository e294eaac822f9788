import { type ReactNode, useEffect, useRef, useState } from 'react';
import { helpWords } from '../words/help-words.ts';
import { words } from '../words/words.ts';
import { keepFocus } from './keep-focus.ts';
import { useRoute } from './route.ts';
import { isScreenName } from '../words/screen-names.ts';
import { Button } from './Button.tsx';

/** The title of a screen with a hint below. Its styles join it to the bar above by two lines drawn as roots. */
export function Title({
  children,
  hint,
  more,
  isBeside = false,
}: {
  children: string;
  hint?: ReactNode;
  /** Buttons for the thing that the screen is about. */
  more?: ReactNode;
  /** Whether the screen is open beside another one, whose title the document keeps. */
  isBeside?: boolean;
}) {
  const Heading = isBeside ? 'h2' : 'h1';
  const [screen = ''] = useRoute();
  const help = isScreenName(screen) ? helpWords[screen] : undefined;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Only if a control outside has the focus: a title also changes while somebody types below it.
    const { activeElement, body } = document;
    const isInside = heading.current!.closest('aside')?.contains(activeElement);
    if (isBeside && !isInside && activeElement !== body) heading.current!.focus();
  }, [children, isBeside]);
  useEffect(() => {
    if (isBeside) return;
    document.title = `${children} | ${words.theDeskAlone}`;
    keepFocus();
  }, [children, isBeside]);
  return (
    <div className="hung">
      <div className="title-line">
        <Heading tabIndex={-1} ref={heading}>
          {children}
        </Heading>
        {more}
        {!isBeside && help !== undefined && (
          <Button
            label="?"
            look="sq"
            aria-label="Help for this screen"
            aria-expanded={isHelpOpen}
            onPress={() => setHelpOpen(!isHelpOpen)}
          />
        )}
      </div>
      {hint !== undefined && <p>{hint}</p>}
      {isHelpOpen && <p className="help">{help}</p>}
    </div>
  );
}
