import { fixedAddresses } from '../addresses.ts';
import { says, short, shown, toType } from '../messages.ts';
import { toId } from './ids.ts';
import { isText } from './text.ts';
import { z } from './zod.ts';

/** "About us/Team.html" → "/about-us/team" */
const wholeOf = (path: string) =>
  `/${path
    .replace(/[?#].*$/, '')
    .toLowerCase()
    .replace(/\.html?$/, '')
    .split('/')
    .map(toId)
    .filter(Boolean)
    .join('/')}`;

/** "about.html" → "/about", "/our classes" → "/classes"; what names no page of ours → undefined */
function nearestPage(typed: string): string | undefined {
  const [path = ''] = typed.toLowerCase().split(/[?#]/);
  const whole = wholeOf(path);
  const words = whole.split(/[/-]/).filter(Boolean);
  return (
    fixedAddresses.find((address) => address === whole) ??
    fixedAddresses.find((address) => words.includes(address.split('/').at(-1)!)) ??
    (/^\/(blog|gallery)\/./.test(whole) ? whole : undefined)
  );
}

const pageMend = (typed: string) => {
  const page = nearestPage(typed);
  return page === undefined
    ? 'Write the address of a page of this site, such as {key}: /schedule or {key}: /contact'
    : toType([page], page === wholeOf(typed) && !/[?#]/.test(typed));
};

/** The address of a page of this site: /pricing. */
export const pageLink = z
  .string({ error: isText })
  .trim()
  .regex(/^\/[a-z0-9\-/#]*$/, {
    error: ({ input }) =>
      /^(https?:)?\/\//i.test(String(input))
        ? says(
            `must be a page of this site, but here is "${short(String(input))}".`,
            'Write only what follows the name of the site, for example {key}: /pricing',
          )
        : says(
            `must be the address of a page, beginning with / and in small letters, but here is ${shown(input)}.`,
            pageMend(String(input)),
          ),
  })
  .meta({
    kind: 'page',
    refersTo: 'page',
    written: 'A page of this site: /pricing.',
    examples: ['/contact'],
  });

const webAddress = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+([/?#][^\s"'<>\\]*)?$/i;

/** The address of another site, always https. */
export const webLink = z
  .string({ error: isText })
  .trim()
  .regex(webAddress, {
    error: ({ input }) => {
      const typed = String(input);
      const whole = `https://${typed.replace(/^(?:(?:https?|htps?)?:?\/{1,2}|https?:)+/i, '')}`;
      const isAddress = webAddress.test(whole);
      return says(
        `must be a full address that begins with https://, but here is ${shown(input)}.`,
        toType([isAddress ? `"${whole}"` : '"https://www.instagram.com/your-name"'], isAddress),
      );
    },
  })
  .meta({ kind: 'web', examples: ['"https://www.example.com"'] });
