import { Disclosure } from './Disclosure.tsx';

export interface Question {
  id: string;
  question: string;
  answer: string;
}

/** Questions; each opens its answer. */
export const QuestionList = ({ items }: { items: readonly Question[] }) => (
  <div>
    {items.map(({ id, question, answer }) => (
      <Disclosure key={id} id={`question-${id}`} summary={question}>
        <p>{answer}</p>
      </Disclosure>
    ))}
  </div>
);
