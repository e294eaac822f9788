import { fixedAddresses } from '../addresses.ts';
import type { Meant } from '../../findings/finding.ts';
import { inputOf, short } from '../../findings/input.ts';
import { fault } from './fault.ts';
import { toId } from '../../text/to-id.ts';
import { textFault } from './text.ts';
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

/** Pages with others below them. */
const sections = ['blog', 'classes', 'coaches', 'gallery'] as const;

/** The page that a mistyped address may mean: "about.html" → "/about", "/our classes" → "/classes". */
function nearestPage(typed: string): string | undefined {
  const [path = ''] = typed.toLowerCase().split(/[?#]/);
  const whole = wholeOf(path);
  const words = whole.split(/[/-]/).filter(Boolean);
  return (
    fixedAddresses().find((address) => address === whole) ??
    fixedAddresses().find((address) => words.includes(address.split('/').at(-1)!)) ??
    (sections.some((id) => whole.startsWith(`${__PLACE__.pagesById[id]}/`)) ? whole : undefined)
  );
}

function pageMeant(typed: string): Meant | undefined {
  const page = nearestPage(typed);
  return page === undefined
    ? undefined
    : { values: [page], isCertain: page === wholeOf(typed) && !/[?#]/.test(typed) };
}

/** The address of a page of this site: /pricing. */
export const pageLink = z
  .string({ error: textFault })
  .trim()
  .regex(/^\/[a-z0-9\-/#]*$/, {
    error: ({ input }) =>
      /^(https?:)?\/\//i.test(String(input))
        ? fault({ code: 'address-of-another-site', data: { address: short(String(input)) } })
        : fault({
            code: 'not-a-page-address',
            data: { input: inputOf(input) },
            meant: pageMeant(String(input)),
          }),
  })
  .meta({
    kind: 'page',
    refersTo: 'page',
    written: 'A page of this site: /pricing.',
    examples: ['/contact'],
  });

/** The address of a post of the blog: /blog/rest-days. */
export const postLink = pageLink
  .refine(
    (value) => {
      const [, section, slug, more] = value.split('/');
      return `/${section}` === __PLACE__.pages.blog && slug && more === undefined;
    },
    { error: ({ input }) => fault({ code: 'not-a-post', data: { input: inputOf(input) } }) },
  )
  .meta({ written: 'A post of the blog: /blog/name-of-its-file.', examples: ['/blog/rest-days'] });

const webAddress = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+([/?#][^\s"'<>\\]*)?$/i;

/** The address of another site, always https. */
export const webLink = z
  .string({ error: textFault })
  .trim()
  .regex(webAddress, {
    error: ({ input }) => {
      const typed = String(input);
      const whole = `https://${typed.replace(/^(?:(?:https?|htps?)?:?\/{1,2}|https?:)+/i, '')}`;
      const isAddress = webAddress.test(whole);
      return fault({
        code: 'not-a-web-address',
        data: { input: inputOf(input) },
        meant: {
          values: [isAddress ? `"${whole}"` : '"https://www.instagram.com/your-name"'],
          isCertain: isAddress,
        },
      });
    },
  })
  .meta({ kind: 'web', examples: ['"https://www.example.com"'] });
