import { isDated, textOfDay, withVariants } from '../../text/dated-text.ts';

// Elements that contain only text, and all tags: no element can be put inside either.
const plain = /<(script|style|title|textarea|option)\b[^>]*>[\s\S]*?<\/\1>|<[^>]*>/g;

const dayBefore = (date: string) =>
  new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);

/**
 * Renders each text that changes on certain dates as one element for each variant, which the runtime shows from its day
 * on. Attributes, titles and scripts get the variant of today.
 */
export function withDatedMarkup(html: string, today: string): string {
  if (!isDated(html)) return html;
  return withVariants(
    html.replace(plain, (markup) => textOfDay(markup, today)),
    (variants) =>
      variants
        .map(({ from, text }, index) => {
          const next = variants[index + 1]?.from;
          const until = next === undefined ? '' : ` data-until="${dayBefore(next)}"`;
          const hidden = from > today || (next !== undefined && next <= today) ? ' hidden' : '';
          return `<bdi data-from="${from}"${until}${hidden}>${text}</bdi>`;
        })
        .join(''),
  );
}
