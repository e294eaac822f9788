/** The filters of the week, named like their query parameters. */
export const kinds = ['class', 'coach', 'time'] as const;
export type Kind = (typeof kinds)[number];
/** What a visitor has chosen, as in the address: `?class=yoga&time=evening`. */
export type Choices = Readonly<Partial<Record<Kind, string>>>;

/** The address of the week with these choices. */
export function addressOf(choices: Choices): string {
  const chosen = kinds.filter((kind) => choices[kind]).map((kind) => `${kind}=${choices[kind]}`);
  return chosen.length === 0 ? location.pathname : `?${chosen.join('&')}`;
}
