import type { TrialPageContent } from '../../content/pages/trial.ts';
import { fill } from '../../content/text/fill.ts';
import { content } from '../content.ts';

const words = content['pages/trial.yaml'];

/** Whether visitors can come for a first class; if not, no page mentions it. */
export const hasTrial = words.offer !== 'none';

/** "One class, 60 minutes, no card." */
export const trialTerms = fill(words.terms, { minutes: words.minutes });

/** Whether a class may be the first one. */
export const isForTrial = (classId: string) => words.classes?.includes(classId) ?? true;

/** The link to the page of a first class from another page; undefined while none is offered. */
export const trialLink = (from: keyof TrialPageContent['links'], classId?: string) =>
  hasTrial
    ? {
        label: words.links[from],
        to: classId !== undefined && isForTrial(classId) ? `/trial?class=${classId}` : '/trial',
      }
    : undefined;
