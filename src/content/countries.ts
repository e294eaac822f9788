/** How people of a country write phone numbers and postal codes. */
export interface Country {
  /** An example number, with the code of the country as its first group. */
  phone: string;
  postalCode: RegExp;
  /** "six digits without a space" */
  postalCodeInWords: string;
  postalCodeExample: string;
  /** Whether an address has the postal code before the town. */
  codeFirst: boolean;
  /** Whether these are the forms of this country, rather than of any country. */
  isListed: boolean;
}

const digits = (count: number, inWords: string, example: string, first = /\d/) =>
  [
    new RegExp(`^${first.source}\\d{${count - 1}}$`),
    `${inWords} digits without a space`,
    example,
  ] as const;
const five = (example: string) => digits(5, 'five', example);
const four = (example: string) => digits(4, 'four', example);

type Row = readonly [
  phone: string,
  code: readonly [form: RegExp, inWords: string, example: string],
  codeFirst?: 'code first',
];

/** Countries by ISO 3166 code; any other country has `anyCode` and an American example number. */
const rows: Record<string, Row> = {
  AT: ['+43 1 5123 4567', four('1010'), 'code first'],
  AU: ['+61 2 5550 1234', four('2000')],
  BE: ['+32 2 555 12 34', four('1000'), 'code first'],
  BR: [
    '+55 11 5551 2345',
    [/^\d{5}-\d{3}$/, 'five digits, a hyphen and three digits', '01310-100'],
  ],
  CA: [
    '+1 416 555 0123',
    [/^[A-Z]\d[A-Z] \d[A-Z]\d$/, 'letters and digits such as M5V 2T6', 'M5V 2T6'],
  ],
  CH: ['+41 44 555 12 34', four('8001'), 'code first'],
  CZ: [
    '+420 212 345 678',
    [/^\d{3} \d{2}$/, 'three digits, a space and two digits', '110 00'],
    'code first',
  ],
  DE: ['+49 30 5551 2345', five('10115'), 'code first'],
  DK: ['+45 32 12 34 56', four('2100'), 'code first'],
  EE: ['+372 512 3456', five('10111'), 'code first'],
  ES: ['+34 912 34 56 78', five('28001'), 'code first'],
  FI: ['+358 9 555 1234', five('00100'), 'code first'],
  FR: ['+33 1 55 51 23 45', five('75001'), 'code first'],
  GB: [
    '+44 20 7946 0123',
    [/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, 'a postcode such as SW1A 1AA', 'SW1A 1AA'],
  ],
  HU: ['+36 1 555 1234', four('1051'), 'code first'],
  ID: ['+62 21 5551 2345', five('10110')],
  IE: ['+353 1 555 1234', [/^[A-Z]\d[\dW] [A-Z\d]{4}$/, 'an Eircode such as D02 X285', 'D02 X285']],
  IN: ['+91 80 4123 4567', digits(6, 'six', '560038', /[1-9]/)],
  IS: ['+354 555 1234', digits(3, 'three', '101'), 'code first'],
  IT: ['+39 06 5551 2345', five('00184'), 'code first'],
  LT: ['+370 5 212 3456', [/^(LT-)?\d{5}$/, 'five digits', '01100'], 'code first'],
  LV: ['+371 6712 3456', [/^LV-\d{4}$/, 'LV- and four digits', 'LV-1050']],
  MX: ['+52 55 5551 2345', five('06000'), 'code first'],
  MY: ['+60 3 5551 2345', five('50000'), 'code first'],
  NL: [
    '+31 20 555 1234',
    [/^\d{4} [A-Z]{2}$/, 'four digits, a space and two letters', '1012 JS'],
    'code first',
  ],
  NO: ['+47 21 23 45 67', four('0150'), 'code first'],
  NZ: ['+64 9 555 1234', four('1010')],
  PH: ['+63 2 5551 2345', four('1000'), 'code first'],
  PL: [
    '+48 22 555 12 34',
    [/^\d{2}-\d{3}$/, 'two digits, a hyphen and three digits', '00-001'],
    'code first',
  ],
  PT: [
    '+351 21 555 1234',
    [/^\d{4}-\d{3}$/, 'four digits, a hyphen and three digits', '1000-001'],
    'code first',
  ],
  RO: ['+40 21 555 1234', digits(6, 'six', '010011'), 'code first'],
  SE: [
    '+46 8 555 123 45',
    [/^\d{3} \d{2}$/, 'three digits, a space and two digits', '111 20'],
    'code first',
  ],
  SG: ['+65 6555 1234', digits(6, 'six', '018956')],
  SI: ['+386 1 555 12 34', four('1000'), 'code first'],
  SK: [
    '+421 2 5551 2345',
    [/^\d{3} \d{2}$/, 'three digits, a space and two digits', '811 01'],
    'code first',
  ],
  US: ['+1 212 555 0123', [/^\d{5}(-\d{4})?$/, 'five digits', '10001']],
  ZA: ['+27 21 555 1234', four('8001')],
};

/** The lenient format of postal codes for countries that are not in `rows`. */
const anyCode = [
  /^[A-Z\d][A-Z\d -]{1,9}$/,
  'a postal code of capital letters, digits and spaces',
  '12345',
] as const;

/** The country of the site. */
export function homeCountry(): Country {
  const row = rows[__PLACE__.country];
  const [phone, [postalCode, postalCodeInWords, postalCodeExample], order]: Row = row ?? [
    '+1 212 555 0123',
    anyCode,
  ];
  const [codeFirst, isListed] = [order !== undefined, row !== undefined];
  return { phone, postalCode, postalCodeInWords, postalCodeExample, codeFirst, isListed };
}

/** "+918041234567", from the example number. */
export const dialledExample = () => homeCountry().phone.replaceAll(' ', '');
