import { useId, type ReactNode } from 'react';

/**
 * The main button of a screen, with others beside it. While something is missing it does nothing, and the hint above
 * says why; it can still be focused.
 */
export function ActRow({
  kind = 'fix',
  label,
  missing,
  onPress,
  children,
}: {
  kind?: 'fix' | 'go';
  label: string;
  /** What is missing before the button works. */
  missing: string | undefined;
  onPress: () => void;
  children?: ReactNode;
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
        {children}
      </div>
    </div>
  );
}
