import { factsOf, fittingPlanPrices, localFactsOf } from './facts.ts';
import { type CheckedFiles, type Content, contentOf, type Files } from './files.ts';
import { fillFacts, type Sentence } from './text/fill.ts';
import { visibleContent, type Visitors } from './visible.ts';

/**
 * Returns the content from which pages are made: without what is hidden from visitors, and with the shared facts filled
 * into its sentences. So a page never asks whether something is hidden, and fills in only its own placeholders.
 */
export function finalContent(checked: CheckedFiles, visitors: Visitors): Content {
  const { files, posts } = contentOf(visibleContent(checked, visitors));
  return { files: filledFiles(files, visitors.today), posts };
}

/** The sentences about one plan, whose {unit} is that of the plan rather than of all plans. */
type OfOnePlan = Sentence<'plan' | 'price' | 'unit'>;

/** Fills the shared facts into all sentences of the visible files. */
function filledFiles(visible: Files, today: string): Files {
  const pricing = visible['pages/pricing.yaml'];
  const contact = visible['pages/contact.yaml'];
  const { unit, ...facts } = { ...factsOf(visible, today), ...localFactsOf(visible, today) };
  const filled = fillFacts(visible, { ...facts, unit });
  const ofOnePlan = (sentence: OfOnePlan): OfOnePlan => fillFacts(sentence, facts);
  return {
    ...filled,
    // The pattern of a date, "{month} {day}, {year}", is filled with each date.
    'site.yaml': { ...filled['site.yaml'], place: visible['site.yaml'].place },
    'pages/pricing.yaml': {
      ...filled['pages/pricing.yaml'],
      seo: {
        ...filled['pages/pricing.yaml'].seo,
        // {planPrices} names only as many plans as fit into a search result.
        description: fillFacts(pricing.seo.description, {
          ...facts,
          unit,
          planPrices: fittingPlanPrices(visible, today),
        }),
      },
      plans: {
        ...filled['pages/pricing.yaml'].plans,
        buyName: ofOnePlan(pricing.plans.buyName),
      },
    },
    'pages/contact.yaml': {
      ...filled['pages/contact.yaml'],
      context: {
        ...filled['pages/contact.yaml'].context,
        plan: ofOnePlan(contact.context.plan),
      },
    },
  };
}
