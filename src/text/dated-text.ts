// Characters for private use; the check reports any in the content, since the typeface has none.
const [begin, change, end] = ['\uE000', '\uE001', '\uE002'];
const dated = /\uE000([^\uE002]*)\uE002/g;

/**
 * Encodes a text that changes on certain dates, such as a price, for `textOfDay` and the renderer. `days` are dates in
 * order, "2027-01-01"; the first is today. A text that never changes is returned as it is.
 */
export function datedText(days: readonly string[], textOn: (day: string) => string): string {
  const variants = days.map((day) => ({ day, text: textOn(day) }));
  const [first, ...later] = variants.filter(
    ({ text }, index) => index === 0 || text !== variants[index - 1]!.text,
  );
  if (later.length === 0) return first!.text;
  return begin + [first!.text, ...later.map(({ day, text }) => day + text)].join(change) + end;
}

/** The variants in order of date; the first has no start date. */
const variantsOf = (inner: string) => {
  const [first, ...later] = inner.split(change);
  return [
    { from: '', text: first! },
    ...later.map((one) => ({ from: one.slice(0, 10), text: one.slice(10) })),
  ];
};

/** Whether a text changes on some date. */
export const isDated = (text: string) => text.includes(begin);

/** A text as it is on one day. */
export const textOfDay = (text: string, day: string) =>
  isDated(text)
    ? text.replace(
        dated,
        (_, inner: string) => variantsOf(inner).findLast(({ from }) => from <= day)!.text,
      )
    : text;

/** Replaces each encoded text with what `markup` returns for its variants. */
export const withVariants = (
  text: string,
  markup: (variants: readonly { from: string; text: string }[]) => string,
) => text.replace(dated, (_, inner: string) => markup(variantsOf(inner)));
