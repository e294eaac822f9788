import type { Voices } from '../content/voices.ts';
import type { VoicesProps } from '../design/parts/Voices.tsx';
import type { SiteContent } from './site-content.ts';

type Voice = NonNullable<Voices['voices']>[number];

const mostOnPage = 3;

/** Returns the first voices of members for a page; undefined if there are none, so that the section is left out. */
export function voicesWhere(
  site: SiteContent,
  belongs: (voice: Voice) => boolean = () => true,
): VoicesProps | undefined {
  const { heading, voices = [] } = site.files['voices.yaml'];
  const shown = voices.filter(belongs).slice(0, mostOnPage);
  if (shown.length === 0) return undefined;
  return {
    heading,
    voices: shown.map(({ id, words, name, about, photograph }) => ({
      id,
      words,
      name,
      about,
      photo: photograph && site.photoOf(photograph),
    })),
  };
}
