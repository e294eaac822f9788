/* The schema of content/pages/privacy.yaml. */

import type { z } from 'zod';
import { oneOf } from '../fields/choices.ts';
import { group, list } from '../fields/groups.ts';
import { sentence, text } from '../fields/text.ts';
import { banner, seo } from '../page-fields.ts';
import { topOfPage } from '../titles.ts';

/**
 * The conditions on which a section of the privacy policy is shown. src/check/rules/texts.ts requires a section for
 * each.
 */
export const privacyConditions = [
  'the-map-loads-by-itself',
  'the-map-waits-for-a-click',
  'visitors-have-accounts',
  'messages-go-by-whatsapp',
] as const;

/** Schema of content/pages/privacy.yaml: the Privacy page. */
export const privacyPage = group({
  seo: seo(),
  banner: group(topOfPage, banner),
  sections: list(
    'Privacy policy, in full',
    group('Section', {
      heading: text(60),
      text: sentence('Text', 1200),
      onlyWhile: oneOf('Only while', privacyConditions, {
        choiceNames: {
          'the-map-loads-by-itself': 'The map loads by itself',
          'the-map-waits-for-a-click': 'The map waits for a click',
          'visitors-have-accounts': 'Visitors have accounts',
          'messages-go-by-whatsapp': 'Messages may go by WhatsApp',
        },
        help: 'Without it, the section is always shown.',
      }).optional(),
    }),
    { most: 30 },
  ),
});

export type PrivacyPageContent = z.infer<typeof privacyPage>;
