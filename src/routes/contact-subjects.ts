import { weekdays, type Weekday } from '../content/weekdays.ts';
import { fill, fillWords } from '../fill.ts';
import { capitalise, formatRupees, joinWords, listItems } from '../format.ts';
import type { Subject, Subjects } from '../islands/contact-subjects.ts';
import { isInParts } from './blog-props.ts';
import { content, trainerOf } from './content.ts';
import { startInWords } from './days-that-differ.ts';
import { allPosts } from './posts.ts';
import { liveWeek } from './timetable.ts';

const words = content['pages/contact.yaml'].context;
const { plans } = content['plans.yaml'];
const { classes } = content['classes.yaml'];

/** Everything that a button of the site can ask about: what contact?plan=… and its like stand for. */
export const contactSubjects = (): Subjects => ({
  plans: Object.fromEntries(plans.map((plan) => [plan.id, planSubject(plan.name, plan.price)])),
  classes: Object.fromEntries(
    classes.map(({ id, name, trainer, bring }) => {
      const sentence = fill(words.class, { class: name, trainer: trainerOf(trainer).name });
      const items = listItems(bring);
      return [
        id,
        { thing: sentence, sentence, bring: fill(words.bring, { items }), days: daysOf(id, name) },
      ];
    }),
  ),
  posts: isInParts
    ? undefined
    : Object.fromEntries(allPosts.map(({ slug, title }) => [slug, title])),
});

/** The price stands apart in large figures, with what follows it in the sentence. */
function planSubject(plan: string, amount: number): Subject {
  const price = formatRupees(amount);
  const sentence = fill(words.plan, { plan, price });
  const [before, after] = words.plan.split('{price}').map((part) => fillWords(part, { plan }));
  if (after === undefined) return { thing: sentence, sentence };
  const thing = before!.replace(/[\s,:]+$/, '');
  return { thing, cost: { price, unit: after.trim() }, sentence };
}

/** The class on each of its days, with the times and the coach of that day. */
function daysOf(id: string, name: string): Partial<Record<Weekday, string>> {
  const slots = liveWeek.filter((slot) => slot.classId === id);
  return Object.fromEntries(
    weekdays.flatMap((day) => {
      const held = slots.filter((slot) => slot.day === day);
      if (held.length === 0) return [];
      const values = {
        class: name,
        day: capitalise(day),
        start: joinWords(held.map(startInWords)),
        trainer: joinWords([...new Set(held.map(({ trainer }) => trainer))]),
      };
      return [[day, fill(words.classOnDay, values)]];
    }),
  );
}
