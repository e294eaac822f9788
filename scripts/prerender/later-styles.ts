import type { Declaration, Rule, SelectorComponent } from 'lightningcss';
import { canMatch, rewrite } from './rewritten-styles.ts';

/** Names that the pages of a template show before anything is pressed, outside of closed dialogs and menus. */
export interface FirstNames {
  classes: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
}

/** The styles of a template in two files that together are the whole. */
export interface PartedStyles {
  /** What the first picture of its pages needs. */
  first: string;
  /** What can come after it: of closed dialogs, of what a pointer or a script changes, of paper. */
  later: string;
}

/** Parts styles by what their selectors can match in the first picture. The order within each part stays. */
export function partStyles(css: string, names: FirstNames): PartedStyles {
  const isFirst = (selectors: readonly SelectorComponent[][]) =>
    selectors.some((one) => canMatch(one, (component) => isInFirstPicture(component, names)));
  const first = rewrite(css, {
    Rule: {
      media: (rule) => (isLaterGroup(rule) ? [] : undefined),
      supports: (rule) => (isLaterGroup(rule) ? [] : undefined),
      style: ({ value }) => (isFirst(value.selectors) ? undefined : []),
    },
    Declaration: (declaration) => (isOfTouch(declaration) ? [] : undefined),
  });
  // Where in the text the rules begin that later groups hold.
  const held = new Set<number>();
  let inFirst = false;
  const later = rewrite(css, {
    Rule(rule) {
      if ((rule.type === 'media' || rule.type === 'supports') && isLaterGroup(rule))
        for (const inner of rule.value.rules)
          if (inner.type === 'style') held.add(inner.value.loc.column);
      inFirst = false;
      if (groups.includes(rule.type)) return;
      if (rule.type === 'style' && held.has(rule.value.loc.column)) return;
      inFirst = rule.type === 'style' && isFirst(rule.value.selectors);
      if (rule.type === 'style') return;
      if (rule.type === 'keyframes' && !isAnimatedIn(first, String(rule.value.name.value))) return;
      return [];
    },
    // Declarations are visited after their rule.
    Declaration: (declaration) => (inFirst && !isOfTouch(declaration) ? [] : undefined),
  });
  // Once more, because rules that hold nothing any longer go with the next reading.
  return { first: withoutIdleKeyframes(first), later: rewrite(later, {}) };
}

/** How something changes, and what shows under a pointer, is in no picture. */
const isOfTouch = (declaration: Declaration) => {
  const { property } =
    declaration.property === 'unparsed' ? declaration.value.propertyId : declaration;
  return ['transition', 'cursor'].includes(property);
};

/** Rules that hold others. */
const groups: readonly string[] = ['media', 'supports', 'layer-block', 'container', 'page'];

/** For paper, for the colours of the visitor's system, and for what not every browser can do. */
const isLaterGroup = (rule: Extract<Rule, { type: 'media' | 'supports' }>) =>
  rule.type === 'supports' ||
  (rule.type === 'media' &&
    rule.value.query.mediaQueries.every(
      ({ mediaType, condition }) =>
        mediaType === 'print' || JSON.stringify(condition ?? '').includes('"forced-colors"'),
    ));

const isInFirstPicture = (component: SelectorComponent, { classes, attributes }: FirstNames) => {
  if (component.type === 'class') return classes.has(component.name);
  if (component.type === 'attribute') return attributes.has(component.name);
  return component.type !== 'pseudo-class' || !touched.includes(component.kind);
};

const touched: readonly string[] = ['hover', 'active', 'focus', 'focus-visible'];

const isAnimatedIn = (css: string, name: string) =>
  new RegExp(`animation(?:-name)?:[^;}]*\\b${name}\\b`).test(css);

const withoutIdleKeyframes = (css: string) =>
  rewrite(css, {
    Rule: {
      keyframes: ({ value }) => (isAnimatedIn(css, String(value.name.value)) ? undefined : []),
    },
  });
