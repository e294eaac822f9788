/** Currencies with the countries that use them; for other countries, `npm run new` asks. */
const currencies =
  'AED:AE ARS:AR AUD:AU BDT:BD BGN:BG BRL:BR CAD:CA CHF:CH,LI CLP:CL CNY:CN COP:CO CZK:CZ DKK:DK,FO,GL EGP:EG ' +
  'EUR:AD,AT,BE,CY,DE,EE,ES,FI,FR,GR,HR,IE,IT,LT,LU,LV,MC,ME,MT,NL,PT,SI,SK,SM,VA,XK GBP:GB,GG,IM,JE GEL:GE ' +
  'GHS:GH HKD:HK HUF:HU IDR:ID ILS:IL INR:IN,BT ISK:IS JPY:JP KES:KE KRW:KR LKR:LK MAD:MA MXN:MX MYR:MY NGN:NG ' +
  'NOK:NO,SJ NPR:NP NZD:NZ PEN:PE PHP:PH PKR:PK PLN:PL QAR:QA RON:RO RSD:RS SAR:SA SEK:SE SGD:SG THB:TH TRY:TR ' +
  'TWD:TW TZS:TZ UAH:UA UGX:UG USD:US,EC,PR,SV UYU:UY VND:VN ZAR:ZA';

const currencyOf = new Map(
  currencies.split(' ').flatMap((entry) => {
    const [currency, countries] = entry.split(':') as [string, string];
    return countries.split(',').map((country) => [country, currency] as const);
  }),
);

/** Defaults for a new gym by its country; `clock` is whether clocks show 12 or 24 hours. */
export interface CountryDefaults {
  currency: string | undefined;
  timeZones: readonly string[];
  clock: 12 | 24;
}

export function defaultsOf(country: string, language: string): CountryDefaults {
  const locale = `${language}-${country}`;
  // Node 20 has the older name of this method, TypeScript the newer.
  const found = new Intl.Locale(locale) as unknown as {
    getTimeZones?: () => string[];
    timeZones?: string[];
  };
  const { hourCycle } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return {
    currency: currencyOf.get(country),
    timeZones: (found.getTimeZones?.() ?? found.timeZones ?? []).map(
      // Intl still gives the former name of this zone.
      (zone) => (zone === 'Asia/Calcutta' ? 'Asia/Kolkata' : zone),
    ),
    clock: hourCycle === 'h12' ? 12 : 24,
  };
}

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

/** "Denmark" and "dk" → "DK"; undefined for a country that does not exist. */
export function countryNamed(typed: string): string | undefined {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  // Not codes of former countries: DD has the name of Germany too.
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => new Intl.Locale(`und-${code}`).maximize().region === code)
    .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`);
  return codeNamed(typed, codes, names, (code) => code.toUpperCase());
}

/** "Danish" and "DA" → "da"; undefined for a language that does not exist. */
export function languageNamed(typed: string): string | undefined {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const two = letters.flatMap((first) => letters.map((second) => (first + second).toLowerCase()));
  return codeNamed(typed, two, names, (code) => code.toLowerCase());
}

function codeNamed(
  typed: string,
  codes: readonly string[],
  names: Intl.DisplayNames,
  form: (code: string) => string,
): string | undefined {
  const own = form(typed.trim());
  if (codes.includes(own) && names.of(own) !== undefined) return own;
  return codes.find((code) => names.of(code)?.toLowerCase() === typed.trim().toLowerCase());
}
