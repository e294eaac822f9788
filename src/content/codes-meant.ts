import { wordsMeant } from './fields/choices.ts';

/** A standard with codes: ISO 639, ISO 3166, the time zone database, ISO 4217. */
export type Standard = 'language' | 'country' | 'zone' | 'currency';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((one) => letters.map((other) => one + other));

/** English names of the codes that have one. */
const namesOf = (type: 'language' | 'region' | 'currency', codes: readonly string[]) => {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' });
  return codes.flatMap((code) => {
    const name = names.of(code);
    return name === undefined ? [] : [[code, name.toLowerCase()] as const];
  });
};

/** Places in the names of time zones. */
const continents = 'Africa America Asia Atlantic Australia Europe Indian Pacific'.split(' ');

const isZone = (zone: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

/** "copenhagen", "Kolkata, India" → the zones of that city */
const zonesOf = (typed: string) => {
  const city = typed.split(/[,/]/).at(typed.includes('/') ? -1 : 0)!;
  const words = city
    .trim()
    .toLowerCase()
    .split(/[\s_]+/);
  const name = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('_');
  return continents.map((continent) => `${continent}/${name}`).filter(isZone);
};

/** The codes that a mistyped one, or the name of what it stands for, may mean: "danish" → "da". */
export function codesMeant(standard: Standard, input: unknown): string[] {
  const typed = String(input).trim();
  if (standard === 'zone') {
    const zones = zonesOf(typed);
    return zones.length > 0 ? zones : wordsMeant(typed, Intl.supportedValuesOf('timeZone'));
  }
  if (standard === 'currency') {
    const codes = Intl.supportedValuesOf('currency');
    return codesNamed(typed, typed.toUpperCase(), namesOf('currency', codes));
  }
  const [type, known] =
    standard === 'country'
      ? (['region', pairs.map((pair) => pair.toUpperCase())] as const)
      : (['language', pairs] as const);
  const code = standard === 'country' ? typed.toUpperCase() : typed.toLowerCase().split(/[-_]/)[0]!;
  return codesNamed(typed, code, namesOf(type, known));
}

function codesNamed(
  typed: string,
  code: string,
  named: readonly (readonly [code: string, name: string])[],
): string[] {
  if (named.some(([one]) => one === code)) return [code];
  return named.filter(([, name]) => name === typed.toLowerCase()).map(([one]) => one);
}
