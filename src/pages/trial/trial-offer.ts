import type { TrialPageContent } from '../../content/pages/trial.ts';
import { fill } from '../../content/text/fill.ts';
import { content } from '../content.ts';

const words = content['pages/trial.yaml'];

/** Whether visitors can come for a first class; if not, no page mentions it. */
export const hasTrial = words.offer !== 'none';

/** The terms of the first class in words: "One class, 60 minutes, no card." */
export const trialTerms = fill(words.terms, { minutes: words.minutes });

/** Whether a visitor may choose a class as their first. */
export const isForTrial = (classId: string) => words.classes?.includes(classId) ?? true;

/**
 * Returns the link from another page to /trial, which chooses the class with this id if that may be the first;
 * undefined while no first class is offered.
 */
export const trialLink = (from: keyof TrialPageContent['links'], classId?: string) =>
  hasTrial
    ? {
        label: words.links[from],
        to: classId !== undefined && isForTrial(classId) ? `/trial?class=${classId}` : '/trial',
      }
    : undefined;
