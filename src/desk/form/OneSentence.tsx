import { words } from '../words/form-words.ts';

/** What an act says in the review, before it is done. */
export const OneSentence = ({ children }: { children: string }) => (
  <div className="says" role="status">
    <p>{words.inOneSentence}</p>
    <p>{children}</p>
  </div>
);
