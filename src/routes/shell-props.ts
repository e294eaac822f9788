import { weekdays, type Weekday } from '../content/weekdays.ts';
import { fill } from '../fill.ts';
import { capitalise } from '../format.ts';
import type { HoursRow } from '../parts/HoursTable.tsx';
import type { ShellProps } from '../shell/Shell.tsx';
import { classOf, content } from './content.ts';
import { hoursOfDay } from './schedule-props.ts';

/** Opening hours with neighbouring days of the same hours joined: "Monday to Friday". */
export function hoursRows(): HoursRow[] {
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

export function shellProps(): Omit<ShellProps, 'children'> {
  const site = content['site.yaml'];
  const { phone, email, address, social, map } = content['contact.yaml'];
  const newTab = site.shell.newTab;
  const rows = hoursRows();
  const {
    name,
    navigation,
    joinButton,
    accountNavigation,
    shell,
    phoneBar,
    panel,
    footer,
    hoursTable,
    privacy,
  } = site;
  return {
    site: { name, navigation, joinButton, accountNavigation, shell, phoneBar },
    phone,
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
      hours: rows,
      social,
    },
    footer: {
      name,
      words: { ...footer, copyright: footer.copyright },
      classes: footer.classes.map((id) => classOf(id).name),
      hours: { title: hoursTable.title, caption: hoursTable.caption, rows },
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
