import type { Contact } from '../../content/contact.ts';
import type { ContactPageContent } from '../../content/pages/contact.ts';
import { fill } from '../../content/text/fill.ts';
import { capitalise } from '../../content/text/format.ts';
import type { GettingThereRow } from '../../design/parts/GymFacts.tsx';

type Words = ContactPageContent['gettingThere'];

/** Returns the rows about the ways to the gym; facts that contact.yaml leaves out have no row. */
export function gettingThere(
  words: Words,
  { metro, bus, parking, access, address }: Contact,
): GettingThereRow[] {
  const onFoot = (minutes: number) => fill(words.onFoot, { minutes });
  return [
    ...row(words.metro, metro && joined(metro.station, metro.line), metro && onFoot(metro.minutes)),
    ...row(words.bus, bus?.stop, bus && onFoot(bus.minutes)),
    ...row(words.parking, ...parkingIn(words, parking)),
    ...row(words.access, accessIn(words, access), access?.note),
    ...row(words.entrance, address.entrance),
  ];
}

/** Returns a row of the facts that are given, the first in large print; no row if there are none. */
function row(label: string, ...facts: readonly (string | undefined)[]): GettingThereRow[] {
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
    yesOrNo(access?.lift, words.lift, words.noLift),
    yesOrNo(access?.wheelchair, words.wheelchair, words.noWheelchair),
  );

function yesOrNo(fact: boolean | undefined, yes: string, no: string): string | undefined {
  if (fact === undefined) return undefined;
  return fact ? yes : no;
}
