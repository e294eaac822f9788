/** A standard for codes in site.yaml: ISO 639, ISO 3166, the time zone database, ISO 4217. */
export type Standard = 'language' | 'country' | 'zone' | 'currency';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The codes that a standard may use, also those without a name; `zonesOf` finds time zones. */
const codesOf = (standard: Standard) =>
  standard === 'currency'
    ? Intl.supportedValuesOf('currency')
    : letters.flatMap((one) => letters.map((other) => one + other));

/** The time zones of a city: "copenhagen", "Kolkata, India" */
const zonesOf = (typed: string) => {
  const [city] = typed.split('/').at(-1)!.split(',');
  const name = city!.trim().replace(/\s+/g, '_');
  return 'Africa America Asia Atlantic Australia Europe Indian Pacific'
    .split(' ')
    .flatMap((continent) => {
      try {
        const timeZone = `${continent}/${name}`;
        new Intl.DateTimeFormat('en', { timeZone });
        return timeZone.toLowerCase().replace(/(?<=^|[/_])./g, (letter) => letter.toUpperCase());
      } catch {
        return [];
      }
    });
};

/** The codes that a wrong value may mean, by its letters or as an English name: "danish" → "da". */
export function codesMeant(standard: Standard, input: unknown): string[] {
  const typed = String(input).trim();
  if (standard === 'zone') return zonesOf(typed);
  const type = standard === 'country' ? 'region' : standard;
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' });
  const wanted = typed.toUpperCase();
  const code = standard === 'language' ? wanted.split(/[-_]/)[0] : wanted;
  const isLower = standard === 'language';
  return codesOf(standard)
    .filter((one) => names.of(one) && (one === code || names.of(one)!.toUpperCase() === wanted))
    .map((one) => (isLower ? one.toLowerCase() : one));
}
