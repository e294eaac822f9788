export interface TonguesProps {
  /** Names in their own letters, with their codes. */
  spoken: readonly { name: string; code: string }[];
}

/** "English, ಕನ್ನಡ, हिन्दी": languages, each marked as what it is. */
export const Tongues = ({ spoken }: TonguesProps) =>
  spoken.map(({ name, code }, index) => (
    <span key={code}>
      <span lang={code}>{name}</span>
      {index < spoken.length - 1 && ', '}
    </span>
  ));
