/* The props of the shell, which is around every page. */

import {
  addressForMap,
  directionsTo,
  postalLines,
  whatsAppLink,
} from '../content/text/contact-links.ts';
import { fill } from '../content/text/fill.ts';
import { capitalise } from '../content/text/format.ts';
import { nameOfDay, type Weekday, weekdaysInOrder } from '../content/weekdays.ts';
import type { DatedChange } from '../design/parts/DatedChanges.tsx';
import type { HoursTableProps } from '../design/parts/GymFacts.tsx';
import type { ShellProps } from '../design/shell/Shell.tsx';
import { comingHours } from '../timetable/make-coming-weeks.ts';
import type { OpeningWords } from '../timetable/open-status.ts';
import { gettingThere } from './contact/getting-there.ts';
import type { SiteContent } from './site-content.ts';
import { isOver, periodOf } from './dated-lines.ts';
import { privacyInShort } from './privacy/privacy-page.ts';
import { hoursChanges } from './schedule/days-that-differ.ts';
import { hoursOfDay, timetableOf } from './schedule/timetable.ts';

/** Returns the lines of the postal address. */
export function addressLines({ files }: SiteContent): string[] {
  const { address } = files['contact.yaml'];
  return [...postalLines(address), address.country];
}

/** Returns the rows about the ways to the gym, for the contact panel and /contact. */
export const gettingThereRows = ({ files }: SiteContent) =>
  gettingThere(files['pages/contact.yaml'].gettingThere, files['contact.yaml']);

/** Returns the words of the opening status without those about classes, which the contact panel does not show. */
function openingWords(site: SiteContent): OpeningWords {
  const { open, closed, closedToday, closedFor, closes, closesSoon, ...opens } =
    site.files['site.yaml'].openStatus;
  const { opensToday, opensTomorrow, opensLater } = opens;
  const doors = { open, closed, closedToday, closedFor, closes, closesSoon };
  return { ...doors, opensToday, opensTomorrow, opensLater };
}

/** Returns the opening hours, with neighbouring days of the same hours joined: "Monday to Friday". */
function hoursRows(site: SiteContent): HoursTableProps['rows'] {
  const runs: { first: Weekday; last: Weekday; hours: DatedChange[] }[] = [];
  for (const day of weekdaysInOrder(site.place)) {
    const hours = hoursOfDay(site, day);
    const run = runs.at(-1);
    if (run && JSON.stringify(run.hours) === JSON.stringify(hours)) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  const { span } = site.files['site.yaml'].hoursTable;
  return runs.map(({ first, last, hours }) => ({
    days:
      first === last
        ? capitalise(nameOfDay(first, site.place))
        : capitalise(
            fill(span, { from: nameOfDay(first, site.place), to: nameOfDay(last, site.place) }),
          ),
    hours: hours.map((change) => ({
      ...change,
      text: site.marked(site.files['hours.yaml'].week, first, change.text),
    })),
  }));
}

/** Returns the props of the table of opening hours. */
export const hoursTable = (site: SiteContent): HoursTableProps => ({
  caption: site.files['site.yaml'].hoursTable.caption,
  rows: hoursRows(site),
  changes: hoursChanges(site),
});

/** Returns the notices that are not over; src/design/runtime/show-of-today.ts shows each from its first day on. */
function noticesToCome(site: SiteContent): ShellProps['notices'] {
  const { label, notices = [] } = site.files['notice.yaml'];
  const lines = notices
    .filter((notice) => !isOver(site, notice))
    .map((notice) => ({ text: notice.text, link: notice.link, period: periodOf(site, notice)! }));
  return lines.length > 0 ? { label, lines } : undefined;
}

/** Returns the props of the shell (src/design/shell/Shell.tsx): bar, notices, contact panel, footer. */
export function shellProps(site: SiteContent): Omit<ShellProps, 'children' | 'page'> {
  const { phone, hasAccounts, chatNumber, files } = site;
  const texts = files['site.yaml'];
  const { address, email, social } = site.files['contact.yaml'];
  const { information } = site.files['pages/contact.yaml'];
  const chat =
    chatNumber === undefined
      ? undefined
      : { label: information.chatLabel, to: whatsAppLink(chatNumber) };
  const { shell, panel, hoursTable: hoursWords } = texts;
  const myWeek = site.files['pages/account.yaml'].title;
  const accountNavigation = hasAccounts ? { ...texts.accountNavigation, myWeek } : undefined;
  return {
    site: { ...texts, accountNavigation },
    phone,
    chat: chat?.to,
    notices: noticesToCome(site),
    staleNote: texts.offline.staleNote,
    panel: {
      words: panel,
      close: shell.panelClose,
      newTab: shell.newTab,
      actions: {
        directionsUrl: directionsTo(addressForMap(address)),
        callLabel: texts.phoneBar.call,
        chat,
      },
      address: addressLines(site),
      landmark: address.landmark,
      ways: gettingThereRows(site),
      hoursLink: texts.openStatus.fallback,
      phone,
      email: email.address,
      changes: { title: hoursWords.title, days: hoursChanges(site) },
      social,
      account: accountNavigation && {
        signIn: accountNavigation.signedOut.signIn,
        myWeek,
      },
      live: {
        hours: comingHours(timetableOf(site).hours, site.today, site.place),
        words: openingWords(site),
      },
    },
    footer: {
      classes: texts.footer.classes.map((id) => site.classOf(id).name),
      hours: hoursTable(site),
      chat,
      email: email.address,
      social,
      privacyInShort: privacyInShort(site),
    },
  };
}
