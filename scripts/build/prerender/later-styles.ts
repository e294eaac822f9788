import type { Declaration, Rule, SelectorComponent } from 'lightningcss';
import { canMatch, rewrite } from './rewritten-styles.ts';

/** Class names and attributes that a template's pages show initially, outside closed dialogs and menus. */
export interface FirstNames {
  classes: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
}

/** The styles of a template, split in two. */
export interface SplitStyles {
  /** The styles for the first paint. */
  first: string;
  /** The rest, such as styles for closed dialogs, interactions and print. */
  later: string;
}

/** Splits styles by whether their selectors can match in the first paint. Keeps the order within each part. */
export function splitStyles(css: string, names: FirstNames): SplitStyles {
  const isFirst = (selectors: readonly SelectorComponent[][]) =>
    selectors.some((one) => canMatch(one, (component) => isInFirstPaint(component, names)));
  const first = rewrite(css, {
    Rule: {
      media: (rule) => (isLaterGroup(rule) ? [] : undefined),
      supports: (rule) => (isLaterGroup(rule) ? [] : undefined),
      style: ({ value }) => (isFirst(value.selectors) ? undefined : []),
    },
    Declaration: (declaration) => (isInteractive(declaration) ? [] : undefined),
  });
  // Columns where the rules inside deferred groups begin.
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
    Declaration: (declaration) => (inFirst && !isInteractive(declaration) ? [] : undefined),
  });
  // Repeated, because rules that became empty are removed by the next pass.
  return { first: withoutIdleKeyframes(first), later: rewrite(later, {}) };
}

/** Transitions and cursors do not affect the first paint. */
const isInteractive = (declaration: Declaration) => {
  const { property } =
    declaration.property === 'unparsed' ? declaration.value.propertyId : declaration;
  return ['transition', 'cursor'].includes(property);
};

/** Rules that contain others. */
const groups: readonly string[] = ['media', 'supports', 'layer-block', 'container', 'page'];

/** Print, forced colors, and features that some browsers lack. */
const isLaterGroup = (rule: Extract<Rule, { type: 'media' | 'supports' }>) =>
  rule.type === 'supports' ||
  (rule.type === 'media' &&
    rule.value.query.mediaQueries.every(
      ({ mediaType, condition }) =>
        mediaType === 'print' || JSON.stringify(condition ?? '').includes('"forced-colors"'),
    ));

const isInFirstPaint = (component: SelectorComponent, { classes, attributes }: FirstNames) => {
  if (component.type === 'class') return classes.has(component.name);
  if (component.type === 'attribute') return attributes.has(component.name);
  return component.type !== 'pseudo-class' || !interactiveStates.includes(component.kind);
};

const interactiveStates: readonly string[] = ['hover', 'active', 'focus', 'focus-visible'];

const isAnimatedIn = (css: string, name: string) =>
  new RegExp(`animation(?:-name)?:[^;}]*\\b${name}\\b`).test(css);

const withoutIdleKeyframes = (css: string) =>
  rewrite(css, {
    Rule: {
      keyframes: ({ value }) => (isAnimatedIn(css, String(value.name.value)) ? undefined : []),
    },
  });
