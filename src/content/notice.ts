import type { z } from 'zod';
import { date, inOrder, time } from './fields/dates.ts';
import { group, list } from './fields/groups.ts';
import { refersTo } from './fields/ids.ts';
import { sentence, text } from './fields/text.ts';
import { button } from './page-parts.ts';

/** content/notice.yaml: the line for the worst day, and classes that are called off. */
export const notice = group({
  label: text(40),
  notice: group({
    text: sentence(undefined, 200),
    link: button.optional(),
    from: date,
    until: date,
  })
    .superRefine(inOrder('the notice'))
    .optional(),
  cancellations: list(group({ date, class: refersTo('class'), start: time, reason: text(80) }), {
    most: 200,
  }).optional(),
});

export type Notice = z.infer<typeof notice>;
