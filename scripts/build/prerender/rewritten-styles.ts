import { transform, type SelectorComponent } from 'lightningcss';

type Visitor = NonNullable<Parameters<typeof transform>[0]['visitor']>;

/**
 * The oldest browsers to write styles for. All have cascade layers, which all styles use. Safari on iOS needs a prefix
 * that macOS does not.
 */
const targets = { chrome: 99 << 16, safari: 16 << 16, ios_saf: 16 << 16, firefox: 97 << 16 };

/** Minified styles after the changes that `visitor` makes (https://lightningcss.dev/transforms.html). */
export const rewrite = (css: string, visitor: Visitor) =>
  transform({
    filename: 'template.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    visitor,
  }).code.toString();

/**
 * Whether a selector can match: all its parts must be present, but only one of those in :is(), :where() or :has();
 * :not() needs none.
 */
export const canMatch = (
  selector: readonly SelectorComponent[],
  isThere: (component: SelectorComponent) => boolean,
): boolean =>
  selector.every((component) => {
    if (component.type !== 'pseudo-class') return isThere(component);
    if (component.kind === 'not') return true;
    if (!('selectors' in component) || !component.selectors) return isThere(component);
    return component.selectors.some((one) => !Array.isArray(one) || canMatch(one, isThere));
  });
