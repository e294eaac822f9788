import type { TrialPageContent } from '../../content/pages/trial.ts';
import { fill } from '../../content/text/fill.ts';
import type { SiteContent } from '../site-content.ts';

/** Whether visitors can come for a first class; if not, no page mentions it. */
export const hasTrial = (site: SiteContent) => site.files['pages/trial.yaml'].offer !== 'none';

/** The terms of the first class in words: "One class, 60 minutes, no card." */
export function trialTerms(site: SiteContent): string {
  const { terms, minutes } = site.files['pages/trial.yaml'];
  return fill(terms, { minutes });
}

/** Whether a visitor may choose a class as their first. */
export const isForTrial = (site: SiteContent, classId: string) =>
  site.files['pages/trial.yaml'].classes?.includes(classId) ?? true;

/**
 * Returns the link from another page to /trial, which chooses the class with this id if that may be the first;
 * undefined while no first class is offered.
 */
export const trialLink = (
  site: SiteContent,
  from: keyof TrialPageContent['links'],
  classId?: string,
) =>
  hasTrial(site)
    ? {
        label: site.files['pages/trial.yaml'].links[from],
        to:
          classId !== undefined && isForTrial(site, classId) ? `/trial?class=${classId}` : '/trial',
      }
    : undefined;
