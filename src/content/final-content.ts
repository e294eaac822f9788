import { factsOf, fittingPlanPrices, localFactsOf } from './facts.ts';
import { type CheckedFiles, type Content, contentOf, type Files } from './files.ts';
import { fillFacts, type Sentence } from './text/fill.ts';
import { visibleContent, type Visitors } from './visible.ts';

/**
 * Returns what the pages of a site are made of: checked content, of that what visitors see, and in that the shared
 * facts filled into the sentences. Pages never ask what is hidden, and fill in only what is theirs.
 */
export function finalContent(checked: CheckedFiles, visitors: Visitors): Content {
  const { files, posts } = contentOf(visibleContent(checked, visitors));
  return { files: filledFiles(files, visitors.today), posts };
}

/** The sentences about one plan, whose {unit} is that of the plan rather than of all plans. */
type OfOnePlan = Sentence<'plan' | 'price' | 'unit'>;

/** Fills the shared facts into all sentences of the visible files. */
function filledFiles(seen: Files, today: string): Files {
  const pricing = seen['pages/pricing.yaml'];
  const contact = seen['pages/contact.yaml'];
  const { unit, ...facts } = { ...factsOf(seen, today), ...localFactsOf(seen, today) };
  const filled = fillFacts(seen, { ...facts, unit });
  const ofOnePlan = (sentence: OfOnePlan): OfOnePlan => fillFacts(sentence, facts);
  return {
    ...filled,
    // The pattern of a date, "{month} {day}, {year}", is filled with each date.
    'site.yaml': { ...filled['site.yaml'], place: seen['site.yaml'].place },
    'pages/pricing.yaml': {
      ...filled['pages/pricing.yaml'],
      seo: {
        ...filled['pages/pricing.yaml'].seo,
        // {planPrices} names only as many plans as fit into a search result.
        description: fillFacts(pricing.seo.description, {
          ...facts,
          unit,
          planPrices: fittingPlanPrices(seen, today),
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
