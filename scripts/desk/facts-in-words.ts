import { factsOf, localFactsOf } from '../../src/content/facts.ts';
import type { Files } from '../../src/content/files.ts';

/** What the words in braces stand for now, for content that was checked; none while there is no such content. */
export function factsInWords(content: ReadonlyMap<string, unknown>): Record<string, string> {
  const files = Object.fromEntries(content) as unknown as Files;
  if (!content.has('plans.yaml')) return {};
  const facts = { ...factsOf(files), ...localFactsOf(files, new Date().getFullYear()) };
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, String(value)]));
}
