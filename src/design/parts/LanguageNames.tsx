export interface LanguageNamesProps {
  /** Each name in its own script, with its language code. */
  spoken: readonly { name: string; code: string }[];
}

/** "English, ಕನ್ನಡ, हिन्दी": each name is marked with its language, for screen readers and fonts. */
export const LanguageNames = ({ spoken }: LanguageNamesProps) =>
  spoken.map(({ name, code }, index) => (
    <span key={code}>
      <span lang={code}>{name}</span>
      {index < spoken.length - 1 && ', '}
    </span>
  ));
