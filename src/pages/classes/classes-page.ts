import { classPath } from '../../content/page-paths.ts';
import { fill } from '../../content/text/fill.ts';
import { capitalise, listItems } from '../../content/text/format.ts';
import { usualMinutesOf } from '../../timetable/slots.ts';
import { coachLinkOf, type Fact } from '../coaches/coaches.ts';
import { bannerHead, page } from '../page.tsx';
import type { SiteContent } from '../site-content.ts';
import { timetableOf } from '../schedule/timetable.ts';
import { daysByStart } from '../schedule/weeks-in-words.ts';

/** Says when a class is held, with days of the same start joined: "Mon and Tue · 6:00pm, Sat · 9:00am". */
function whenOf(site: SiteContent, id: string): string {
  const slots = timetableOf(site).liveWeek.filter((slot) => slot.class === id);
  const lines = daysByStart(site, slots).map(({ days, start }) => `${days} · ${start}`);
  return capitalise(lines.join(', '));
}

/** Returns the props of /classes (ClassesPage.tsx). */
export function allClassesProps(site: SiteContent) {
  const words = site.files['pages/classes.yaml'];
  const { banner, others } = words;
  const rest = site.files['classes.yaml'].classes.filter(({ id }) => !words.cards.includes(id));
  return {
    banner: {
      ...site.bannerOf(banner),
      lead: words.cards.length === 1 ? banner.leadForOne : banner.lead,
    },
    joinButton: words.joinButton,
    cards: words.cards.map((id) => {
      const shown = site.classOf(id);
      const { image, focus, alt, body, goodFor } = shown;
      const minutes = usualMinutesOf(timetableOf(site).usualWeek, id, site.today);
      if (!image || !focus || !body || !goodFor || minutes === undefined)
        throw new Error(`The class "${id}" lacks what its card shows.`);
      const facts: Fact[] = [
        ...coachLinkOf(site, shown).map((link) => ({ label: words.trainerLabel, ...link })),
        { label: words.levelLabel, value: shown.level },
        { label: words.lengthLabel, value: fill(words.length, { minutes }) },
        { label: words.whenLabel, value: whenOf(site, id) },
        { label: words.bringLabel, value: listItems(shown.bring, site.place) },
        { label: words.goodForLabel, value: listItems(goodFor, site.place) },
      ];
      return {
        id,
        to: classPath(id),
        name: shown.name,
        photo: { photograph: site.photographOf(image), focus, alt },
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
        to: classPath(one.id),
        name: one.name,
        summary: one.summary,
        coach: coachLinkOf(site, one),
      })),
    },
  };
}

/** The page /classes. */
export const classesPage = (site: SiteContent) =>
  page({
    path: '/classes',
    template: () => import('./ClassesPage.tsx'),
    props: () => allClassesProps(site),
    head: () => bannerHead(site, '/classes', site.files['pages/classes.yaml']),
  });
