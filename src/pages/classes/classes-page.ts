import { classAddress } from '../../content/addresses.ts';
import { fill } from '../../content/text/fill.ts';
import { capitalise, joinWords, listItems } from '../../content/text/format.ts';
import { shortNameOfDay, weekdaysInOrder } from '../../content/weekdays.ts';
import { usualMinutesOf } from '../../timetable/slots.ts';
import { coachLinkOf, type Fact } from '../coaches/coaches.ts';
import { classOf, content, photographOf, photoOf } from '../content.ts';
import { liveWeek, usualWeek } from '../schedule/timetable.ts';
import { startInWords } from '../schedule/weeks-in-words.ts';

/** Says when a class is held, with days of the same start joined: "Mon and Tue · 6:00pm, Sat · 9:00am". */
function whenOf(id: string): string {
  const slots = liveWeek.filter((slot) => slot.class === id);
  const starts = [...new Set(slots.map(startInWords))];
  const lines = starts.map((start) => {
    const days = weekdaysInOrder().filter((day) =>
      slots.some((slot) => slot.day === day && startInWords(slot) === start),
    );
    return `${joinWords(days.map(shortNameOfDay))} · ${start}`;
  });
  return capitalise(lines.join(', '));
}

/** Returns the props of /classes (ClassesPage.tsx). */
export function allClassesProps() {
  const words = content['pages/classes.yaml'];
  const { banner, others } = words;
  const rest = content['classes.yaml'].classes.filter(({ id }) => !words.cards.includes(id));
  return {
    banner: {
      title: banner.title,
      lead: words.cards.length === 1 ? banner.leadForOne : banner.lead,
      photo: photoOf(banner),
    },
    joinButton: words.joinButton,
    cards: words.cards.map((id) => {
      const shown = classOf(id);
      const { image, focus, alt, body, goodFor } = shown;
      const minutes = usualMinutesOf(usualWeek, id, __TODAY__);
      if (!image || !focus || !body || !goodFor || minutes === undefined)
        throw new Error(`The class "${id}" lacks what its card shows.`);
      const facts: Fact[] = [
        ...coachLinkOf(shown).map((link) => ({ label: words.trainerLabel, ...link })),
        { label: words.levelLabel, value: shown.level },
        { label: words.lengthLabel, value: fill(words.length, { minutes }) },
        { label: words.whenLabel, value: whenOf(id) },
        { label: words.bringLabel, value: listItems(shown.bring) },
        { label: words.goodForLabel, value: listItems(goodFor) },
      ];
      return {
        id,
        to: classAddress(id),
        name: shown.name,
        photo: { photograph: photographOf(image), focus, alt },
        body,
        facts,
        joinName: fill(words.joinName, { class: shown.name }),
      };
    }),
    others: {
      ...others,
      intro: rest.length === 1 ? others.introForOne : others.intro,
      classes: rest.map((one) => ({
        id: one.id,
        to: classAddress(one.id),
        name: one.name,
        summary: one.summary,
        coach: coachLinkOf(one),
      })),
    },
  };
}
