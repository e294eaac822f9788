import { useId } from 'react';
import { listInEnglish } from '../words/english.ts';
import { words } from '../words/words.ts';
import { Button } from './Button.tsx';

/**
 * The main button of a screen, and a button that dismisses the form. While something is missing, the main button does
 * nothing, and the hint says why; it can still be focused.
 */
export function ActionRow({
  kind = 'fix',
  label,
  missing,
  onPress,
  onDismiss,
}: {
  kind?: 'fix' | 'go' | undefined;
  label: string;
  /** What is missing before the button works. */
  missing: string | undefined;
  onPress: () => void;
  /** The way out of the form, if it has one. */
  onDismiss?: (() => void) | undefined;
}) {
  const id = useId();
  const isMissing = missing !== undefined;
  return (
    <div className="stack tight">
      {isMissing && (
        <p className="hint" id={id}>
          {missing}
        </p>
      )}
      <div className="row">
        <button
          className={`btn ${kind}`}
          type="button"
          aria-disabled={isMissing}
          aria-describedby={isMissing ? id : undefined}
          onClick={isMissing ? undefined : onPress}
        >
          {label}
        </button>
        {onDismiss && <Button label={words.notNow} look="text" onPress={onDismiss} />}
      </div>
    </div>
  );
}

/** Names the fields that are still empty, by their labels; undefined if there are none. */
export function firstMissing(
  ...labels: readonly (string | false | undefined)[]
): string | undefined {
  const empty = labels.flatMap((label) => (typeof label === 'string' ? [`“${label}”`] : []));
  return empty.length === 0 ? undefined : `Not filled in yet: ${listInEnglish(empty)}.`;
}

/** The sentence that an action will have in the review. */
export const OneSentence = ({ children }: { children: string }) => (
  <div className="says" role="status">
    <p>In one sentence</p>
    <p>{children}</p>
  </div>
);
