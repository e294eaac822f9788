import { fill, type Sentence } from '../../content/text/fill.ts';
import type { PagerProps } from '../../design/parts/Pager.tsx';

interface Words {
  label: string;
  page: Sentence<'page' | 'pages'>;
  current: Sentence<'page' | 'pages'>;
  next: string;
  previous: string;
}

/** The row of page numbers, from 1. Of more than nine pages it shows the ends and the neighbours. */
export function pagerProps(
  addresses: readonly string[],
  current: number,
  words: Words,
): PagerProps {
  const pages = addresses.length;
  const shown = addresses
    .map((to, index) => ({ to, number: index + 1 }))
    .filter(
      ({ number }) =>
        pages <= 9 || number === 1 || number === pages || Math.abs(number - current) <= 2,
    );
  return {
    label: words.label,
    pages: shown.map(({ to, number }, index) => ({
      number,
      to,
      name: fill(number === current ? words.current : words.page, { page: number, pages }),
      current: number === current,
      afterGap: index > 0 && shown[index - 1]!.number !== number - 1,
    })),
    previous: current > 1 ? { to: addresses[current - 2]!, name: words.previous } : undefined,
    next: current < pages ? { to: addresses[current]!, name: words.next } : undefined,
  };
}
