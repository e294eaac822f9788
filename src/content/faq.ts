import { placeholder, shownFlag } from './fields/choices.ts';
import { group, list } from './fields/groups.ts';
import { declares } from './fields/ids.ts';
import { sentence } from './fields/text.ts';

const facts = '{unit?} {latestStart?} {latestDays?}';

/** Schema of content/faq.yaml: questions and answers; the pages choose among them by id. */
export const faq = group({
  questions: list(
    group('Question', {
      id: declares('question'),
      question: sentence('What people ask', facts, 120),
      answer: sentence('What we answer', facts, 600),
      shown: shownFlag,
      placeholder,
    }),
    { most: 100, unique: ['id', 'question'] },
  ),
});
