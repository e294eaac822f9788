import type { ReactNode } from 'react';
import styles from './Disclosure.module.scss';

/** A line that opens and closes the text below it, without scripts. */
export const Disclosure = ({
  id,
  summary,
  children,
}: {
  /** An id for links to it. */
  id?: string;
  summary: string;
  children: ReactNode;
}) => (
  <details className={styles.disclosure} id={id}>
    <summary>{summary}</summary>
    {children}
  </details>
);

export interface Question {
  id: string;
  question: string;
  answer: string;
}

/** A list of questions, each of which opens its answer. */
export const QuestionList = ({ items }: { items: readonly Question[] }) => (
  <div>
    {items.map(({ id, question, answer }) => (
      <Disclosure key={id} id={`question-${id}`} summary={question}>
        <p>{answer}</p>
      </Disclosure>
    ))}
  </div>
);
