import { words } from './words.ts';

const known: Readonly<Record<string, string>> = { ...words.ownFacts, ...words.facts };

/** What a word in braces stands for: 'lowestPrice' → "lowest price"; `planCalled` gives the name of a plan. */
export function factMeaning(name: string, planCalled = (plan: string) => plan): string {
  const plan = /^price:(.*)$/.exec(name)?.[1];
  return plan === undefined ? (known[name] ?? name) : words.priceOf(planCalled(plan));
}
