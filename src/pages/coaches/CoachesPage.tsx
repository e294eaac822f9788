import { Banner } from '../../design/parts/Banner.tsx';
import type { Picture } from '../../design/parts/Photo.tsx';
import { LiveMarkup, type LiveProps } from '../../design/islands/Island.tsx';
import { CoachCards } from './CoachCards.tsx';
import { CoachIndex } from './CoachIndex.tsx';
import type { ListedCoach } from './coaches.ts';

export interface CoachesPageProps {
  banner: { title: string; lead: string; photo: Picture };
  coaches: readonly ListedCoach[];
  /** Accessible name of the links to letters. */
  letters: string;
  live: LiveProps['liveTimes'];
}

/** With more coaches than this, the page shows a list instead of cards. */
const mostCards = 6;

/** All coaches, as cards or as a list. */
export const CoachesPage = ({ banner, coaches, letters, live }: CoachesPageProps) => (
  <>
    <Banner {...banner} />
    {coaches.length > mostCards ? (
      <CoachIndex coaches={coaches} letters={letters} label={banner.title} />
    ) : (
      <LiveMarkup name="liveTimes" props={live}>
        <CoachCards coaches={coaches} />
      </LiveMarkup>
    )}
  </>
);
