import { weekdays, type Weekday } from '../content/weekdays.ts';
import { fill } from '../fill.ts';
import { capitalise, formatDate, formatHours } from '../format.ts';
import type { HoursRow, HoursTableProps } from '../parts/HoursTable.tsx';
import type { ShellProps } from '../shell/Shell.tsx';
import { classOf, content } from './content.ts';
import { addDays } from '../timetable/clock.ts';
import { calendar, hoursOfDay } from './schedule-props.ts';

/** Opening hours with neighbouring days of the same hours joined: "Monday to Friday". */
function hoursRows(): HoursRow[] {
  const runs: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const day of weekdays) {
    const hours = hoursOfDay(day);
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  const { span } = content['site.yaml'].hoursTable;
  return runs.map(({ first, last, hours }) => ({
    days:
      first === last
        ? capitalise(first)
        : fill(span, { from: capitalise(first), to: capitalise(last) }),
    hours,
  }));
}

/** The table of opening hours, with the days of the next two weeks that differ. */
export function hoursTable(): HoursTableProps {
  const { caption, changed, changedClosed } = content['site.yaml'].hoursTable;
  const soon = calendar.exceptions
    .filter(({ date }) => date <= addDays(__TODAY__, 13))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  return {
    caption,
    rows: hoursRows(),
    changes: soon.map(({ date, opens, closes, reason }) => {
      const values = { date: formatDate(date), reason };
      return opens === undefined || closes === undefined
        ? fill(changedClosed, values)
        : fill(changed, { ...values, hours: formatHours(opens, closes) });
    }),
  };
}

/** The line under the bar, from today on: it shows itself when its first day has come. */
function noticeOf(): ShellProps['notice'] {
  const { label, notice } = content['notice.yaml'];
  return notice && notice.until >= __TODAY__
    ? { ...notice, label, shown: notice.from <= __TODAY__ }
    : undefined;
}

export function shellProps(): Omit<ShellProps, 'children'> {
  const site = content['site.yaml'];
  const { phone, email, address, social, map } = content['contact.yaml'];
  const newTab = site.shell.newTab;
  const {
    name,
    navigation,
    joinButton,
    accountNavigation,
    shell,
    phoneBar,
    panel,
    footer,
    privacy,
  } = site;
  return {
    site: { name, navigation, joinButton, accountNavigation, shell, phoneBar },
    phone,
    notice: noticeOf(),
    staleNote: site.offline.staleNote,
    panel: {
      words: panel,
      close: shell.panelClose,
      newTab,
      address: [
        ...address.lines,
        `${address.locality}, ${address.region} ${address.postalCode}`,
        address.country,
      ],
      phone,
      email: email.address,
      hours: hoursRows(),
      social,
      account: {
        signIn: accountNavigation.signedOut.signIn,
        myAccount: accountNavigation.signedIn.myAccount,
      },
      live: { ...calendar, closed: site.hoursTable.closed },
    },
    footer: {
      name,
      words: { ...footer, myAccount: accountNavigation.signedIn.myAccount },
      classes: footer.classes.map((id) => classOf(id).name),
      hours: { title: site.hoursTable.title, ...hoursTable() },
      phone,
      email: email.address,
      social,
      newTab,
      privacy: {
        title: privacy.title,
        paragraphs: [privacy.reading, privacy.map[map.load], privacy.accounts],
      },
    },
  };
}
