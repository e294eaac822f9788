import { fixedAddresses, pageAddress } from '../addresses.ts';
import { mustBe, toWrite } from '../problem.ts';
import { toId } from '../text/format.ts';
import { note, type Notes } from './notes.ts';
import { textProblem } from './text.ts';
import { z } from './zod.ts';

/** Makes an address of a mistyped one: "About us/Team.html" → "/about-us/team". The fields with links are below. */
const wholeOf = (path: string) =>
  `/${path
    .replace(/[?#].*$/, '')
    .toLowerCase()
    .replace(/\.html?$/, '')
    .split('/')
    .map(toId)
    .filter(Boolean)
    .join('/')}`;

/** The pages with other pages below them. */
const sections = ['blog', 'classes', 'coaches', 'gallery'] as const;

/** Finds the page that a mistyped address may mean: "about.html" → "/about", "/our classes" → "/classes". */
function nearestPage(typed: string): string | undefined {
  const whole = wholeOf(typed);
  const words = whole.split(/[/-]/).filter(Boolean);
  return (
    fixedAddresses().find((address) => address === whole) ??
    fixedAddresses().find((address) => words.includes(address.split('/').at(-1)!)) ??
    (sections.some((id) => whole.startsWith(`${pageAddress(id)}/`)) ? whole : undefined)
  );
}

function pageProblem({ input }: { input?: unknown }): string {
  const typed = String(input);
  if (/^(https?:)?\/\//i.test(typed))
    return mustBe(
      'a page of this site',
      typed,
      'Write only the part after the name of the site, for example /pricing',
    );
  const what = 'a page address in lowercase that begins with /';
  const page = nearestPage(typed);
  if (page === undefined)
    return mustBe(
      what,
      input,
      'Write the address of a page of this site, such as /schedule or /contact',
    );
  const isCertain = page === wholeOf(typed) && !/[?#]/.test(typed);
  return mustBe(what, input, toWrite([page], isCertain), { ...(isCertain && { write: page }) });
}

/** A field with the address of a page of this site, such as /pricing. */
export const pageLink = (label?: string, more?: Notes) =>
  note(
    z
      .string({ error: textProblem })
      .trim()
      .regex(/^\/[a-z0-9\-/#]*$/, { error: pageProblem }),
    {
      kind: 'page',
      refersTo: 'page',
      written: 'A page of this site: /pricing.',
      example: '/contact',
      label,
    },
    more,
  );

/** A field with the address of a post, such as /blog/rest-days. */
export const postLink = (label?: string) =>
  note(
    pageLink().refine(
      (value) => {
        const [, section, slug, more] = value.split('/');
        return section === 'blog' && slug && more === undefined;
      },
      {
        error: ({ input }) =>
          mustBe(
            'the address of a post',
            input,
            'Write /blog/ and the name of its file, such as /blog/rest-days-that-are-not-lazy',
          ),
      },
    ),
    { written: 'A post of the blog: /blog/name-of-its-file.', example: '/blog/rest-days', label },
  );

const webAddress = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+([/?#][^\s"'<>\\]*)?$/i;

/** A field with the address of another site, always https. */
export const webLink = (label?: string, more?: Notes) =>
  note(
    z
      .string({ error: textProblem })
      .trim()
      .regex(webAddress, {
        error: ({ input }) => {
          const whole = `https://${String(input).replace(/^(?:(?:https?|htps?)?:?\/{1,2}|https?:)+/i, '')}`;
          const isAddress = webAddress.test(whole);
          return mustBe(
            'a full address that begins with https://',
            input,
            toWrite([isAddress ? whole : 'https://www.instagram.com/your-name'], isAddress),
            { ...(isAddress && { write: whole }) },
          );
        },
      }),
    { kind: 'web', example: '"https://www.example.com"', label },
    more,
  );
