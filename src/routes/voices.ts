import type { VoicesProps } from '../parts/Voices.tsx';
import type { Voices } from '../content/voices.ts';
import { content, photoOf } from './content.ts';

type Voice = NonNullable<Voices['voices']>[number];

const { heading, voices = [] } = content['voices.yaml'];

/** On one page. */
const mostShown = 3;

/** The first voices that fit a page; undefined without any, so that nothing shows. */
export function voicesWhere(fits: (voice: Voice) => boolean = () => true): VoicesProps | undefined {
  const shown = voices.filter(fits).slice(0, mostShown);
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
