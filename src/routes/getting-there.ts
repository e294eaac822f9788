import type { Contact } from '../content/contact.ts';
import type { ContactPageContent } from '../content/pages/contact.ts';
import { fill } from '../text/fill.ts';
import { capitalise } from '../text/format.ts';

/** A way to come here: its label, what it is, and details in small print. */
export interface WayHere {
  label: string;
  what: string;
  details: readonly string[];
}

type Words = ContactPageContent['gettingThere'];

/** How people come here; facts that are not given have no row. */
export function gettingThere(
  words: Words,
  { metro, bus, parking, access, address }: Contact,
): WayHere[] {
  const onFoot = (minutes: number) => fill(words.onFoot, { minutes });
  return [
    ...row(words.metro, metro && joined(metro.station, metro.line), metro && onFoot(metro.minutes)),
    ...row(words.bus, bus?.stop, bus && onFoot(bus.minutes)),
    ...row(words.parking, ...parkingIn(words, parking)),
    ...row(words.access, accessIn(words, access), access?.note),
    ...row(words.entrance, address.entrance),
  ];
}

/** A row for what is given of `facts`; the first is the largest. */
function row(label: string, ...facts: readonly (string | undefined)[]): WayHere[] {
  const [what, ...details] = facts.filter((fact) => fact !== undefined);
  return what === undefined ? [] : [{ label, what, details }];
}

function joined(...facts: readonly (string | undefined)[]): string | undefined {
  const given = facts.filter((fact) => fact !== undefined);
  return given.length === 0 ? undefined : capitalise(given.join(', '));
}

const parkingIn = (words: Words, parking: Contact['parking']) => [
  parking?.twoWheelers && fill(words.twoWheelers, { where: parking.twoWheelers }),
  parking?.cars && fill(words.cars, { where: parking.cars }),
];

const accessIn = (words: Words, access: Contact['access']) =>
  joined(
    said(access?.lift, words.lift, words.noLift),
    said(access?.wheelchair, words.wheelchair, words.noWheelchair),
  );

function said(fact: boolean | undefined, yes: string, no: string): string | undefined {
  if (fact === undefined) return undefined;
  return fact ? yes : no;
}
