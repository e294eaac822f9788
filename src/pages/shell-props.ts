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
import { chatNumber, classOf, content, hasAccounts, phone } from './content.ts';
import { isOver, periodOf } from './dated-lines.ts';
import { privacyInShort } from './privacy/privacy-page.ts';
import { hoursChanges } from './schedule/days-that-differ.ts';
import { hours, hoursOfDay } from './schedule/timetable.ts';

const { address } = content['contact.yaml'];

/** The lines of the postal address. This file makes the props of the shell, which is around every page. */
export const addressLines = [...postalLines(address), address.country];

/** The rows about the ways to the gym, for the contact panel and /contact. */
export const gettingThereRows = gettingThere(
  content['pages/contact.yaml'].gettingThere,
  content['contact.yaml'],
);

/** Returns the words of the opening status without those about classes, which the contact panel does not show. */
function openingWords(): OpeningWords {
  const { open, closed, closedToday, closedFor, closes, closesSoon, ...opens } =
    content['site.yaml'].openStatus;
  const { opensToday, opensTomorrow, opensLater } = opens;
  const doors = { open, closed, closedToday, closedFor, closes, closesSoon };
  return { ...doors, opensToday, opensTomorrow, opensLater };
}

/** Returns the opening hours, with neighbouring days of the same hours joined: "Monday to Friday". */
function hoursRows(): HoursTableProps['rows'] {
  const runs: { first: Weekday; last: Weekday; hours: DatedChange[] }[] = [];
  for (const day of weekdaysInOrder()) {
    const hours = hoursOfDay(day);
    const run = runs.at(-1);
    if (run && JSON.stringify(run.hours) === JSON.stringify(hours)) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  const { span } = content['site.yaml'].hoursTable;
  return runs.map(({ first, last, hours }) => ({
    days:
      first === last
        ? capitalise(nameOfDay(first))
        : capitalise(fill(span, { from: nameOfDay(first), to: nameOfDay(last) })),
    hours,
  }));
}

/** Returns the props of the table of opening hours. */
export const hoursTable = (): HoursTableProps => ({
  caption: content['site.yaml'].hoursTable.caption,
  rows: hoursRows(),
  changes: hoursChanges(),
});

/** Returns the notices that are not over; src/design/runtime/show-of-today.ts shows each from its first day on. */
function noticesToCome(): ShellProps['notices'] {
  const { label, notices = [] } = content['notice.yaml'];
  const lines = notices
    .filter((notice) => !isOver(notice))
    .map((notice) => ({ text: notice.text, link: notice.link, period: periodOf(notice)! }));
  return lines.length > 0 ? { label, lines } : undefined;
}

/** Returns the props of the shell (src/design/shell/Shell.tsx): bar, notices, contact panel, footer. */
export function shellProps(): Omit<ShellProps, 'children' | 'page'> {
  const site = content['site.yaml'];
  const { email, social } = content['contact.yaml'];
  const { information } = content['pages/contact.yaml'];
  const chat =
    chatNumber === undefined
      ? undefined
      : { label: information.chatLabel, to: whatsAppLink(chatNumber) };
  const { shell, panel } = site;
  const myWeek = content['pages/account.yaml'].title;
  const accountNavigation = hasAccounts ? { ...site.accountNavigation, myWeek } : undefined;
  return {
    site: { ...site, accountNavigation },
    phone,
    chat: chat?.to,
    notices: noticesToCome(),
    staleNote: site.offline.staleNote,
    panel: {
      words: panel,
      close: shell.panelClose,
      newTab: shell.newTab,
      actions: {
        directionsUrl: directionsTo(addressForMap(address)),
        callLabel: site.phoneBar.call,
        chat,
      },
      address: addressLines,
      landmark: address.landmark,
      ways: gettingThereRows,
      hoursLink: site.openStatus.fallback,
      phone,
      email: email.address,
      changes: { title: site.hoursTable.title, days: hoursChanges() },
      social,
      account: accountNavigation && {
        signIn: accountNavigation.signedOut.signIn,
        myWeek,
      },
      live: { hours: comingHours(hours, __TODAY__), words: openingWords() },
    },
    footer: {
      classes: site.footer.classes.map((id) => classOf(id).name),
      hours: hoursTable(),
      chat,
      email: email.address,
      social,
      privacyInShort,
    },
  };
}
