/* The fields with links. */

import { mustBe, report } from '../problem.ts';
import { note, type Notes } from './notes.ts';
import { z } from './zod.ts';

/** A field with the path of a page of this site, such as /pricing. */
export const pageLink = (label?: string, more?: Notes) =>
  note(
    z
      .string()
      .trim()
      .regex(/^\/[a-z0-9\-/#]*$/),
    {
      kind: 'page',
      refersTo: 'page',
      written: 'A page of this site: /pricing.',
      example: '/contact',
      label,
    },
    more,
  );

/** A field with the path of a post, such as /blog/rest-days. */
export const postLink = (label?: string) =>
  note(
    pageLink().superRefine((value, context) => {
      const [, section, slug, more] = value.split('/');
      if (section === 'blog' && slug && more === undefined) return;
      const sentences = mustBe(
        'the address of a post',
        value,
        'Write /blog/ and the name of its file, such as /blog/rest-days-that-are-not-lazy',
      );
      report(context, sentences);
    }),
    { written: 'A post of the blog: /blog/name-of-its-file.', example: '/blog/rest-days', label },
  );

const webAddress = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+([/?#][^\s"'<>\\]*)?$/i;

/** A field with the address of another site, always https. */
export const webLink = (label?: string, more?: Notes) =>
  note(
    z.string().trim().regex(webAddress),
    { kind: 'web', example: '"https://www.example.com"', label },
    more,
  );
