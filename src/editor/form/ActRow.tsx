import { useId, type ReactNode } from 'react';

/** The button of an act, and others. While something is missing it stays in reach of the keyboard, and says so first. */
export function ActRow({
  kind = 'fix',
  act,
  lacks,
  onPress,
  children,
}: {
  kind?: 'fix' | 'go';
  act: string;
  /** What is missing before it can be done. */
  lacks: string | undefined;
  onPress: () => void;
  children?: ReactNode;
}) {
  const id = useId();
  const isLacking = lacks !== undefined;
  return (
    <div className="stack tight">
      {isLacking && (
        <p className="hint" id={id}>
          {lacks}
        </p>
      )}
      <div className="row">
        <button
          className={`btn ${kind}`}
          type="button"
          aria-disabled={isLacking}
          aria-describedby={isLacking ? id : undefined}
          onClick={isLacking ? undefined : onPress}
        >
          {act}
        </button>
        {children}
      </div>
    </div>
  );
}
