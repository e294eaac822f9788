import { placeholder, shownFlag } from './fields/choices.ts';
import { group, list } from './fields/groups.ts';
import { declares } from './fields/ids.ts';
import { sentence } from './fields/text.ts';

const facts = { unit: 'optional', latestStart: 'optional', latestDays: 'optional' } as const;

/** Schema of content/faq.yaml: questions and answers; the pages choose among them by id. */
export const faq = group({
  questions: list(
    group({
      id: declares('question'),
      question: sentence(facts, 120).meta({ title: 'What people ask' }),
      answer: sentence(facts, 600).meta({ title: 'What we answer' }),
      shown: shownFlag,
      placeholder,
    }).meta({ title: 'Question' }),
    { most: 100 },
  ),
});
