import type { z } from 'zod';
import { date, time } from './fields/dates.ts';
import { group, list } from './fields/groups.ts';
import { refersTo } from './fields/ids.ts';
import { sentence, text } from './fields/text.ts';
import { says } from './messages.ts';

/** content/notice.yaml: the line for the worst day, and classes that are called off. */
export const notice = group({
  label: text(40),
  notice: group({ text: sentence(undefined, 200), from: date, until: date })
    .superRefine(({ from, until }, context) => {
      if (until >= from) return;
      const message = says(
        `is ${until}, which is before ${from}, when the notice begins.`,
        'Write a day on or after the first one.',
      );
      context.addIssue({ code: 'custom', path: ['until'], message });
    })
    .optional(),
  cancellations: list(group({ date, class: refersTo('class'), start: time, reason: text(80) }), {
    most: 200,
  }).optional(),
});

export type Notice = z.infer<typeof notice>;
