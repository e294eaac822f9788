import type { Voices } from '../content/voices.ts';
import type { VoicesProps } from '../design/parts/Voices.tsx';
import { content, photoOf } from './content.ts';

type Voice = NonNullable<Voices['voices']>[number];

const { heading, voices = [] } = content['voices.yaml'];

const mostOnPage = 3;

/** Returns the first voices of members for a page; undefined if there are none, so that the section is left out. */
export function voicesWhere(
  belongs: (voice: Voice) => boolean = () => true,
): VoicesProps | undefined {
  const shown = voices.filter(belongs).slice(0, mostOnPage);
  if (shown.length === 0) return undefined;
  return {
    heading,
    voices: shown.map(({ id, words, name, about, photograph }) => ({
      id,
      words,
      name,
      about,
      photo: photograph && photoOf(photograph),
    })),
  };
}
