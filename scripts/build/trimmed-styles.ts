/*
 * Trims the styles of a template: removes what its pages do not use, shortens names, and splits off what the first view
 * does not need.
 */

import { type Declaration, type Rule, type SelectorComponent, transform } from 'lightningcss';

/** The names that the pages of a template and their scripts use. */
export interface NamesInUse {
  classes: ReadonlySet<string>;
  /** The attributes of `attributesOfMarkup` that a page has. */
  attributes: ReadonlySet<string>;
  /** The custom properties that a script sets. */
  properties: ReadonlySet<string>;
}

/** The attributes that no script sets, so that a rule about one is unused unless a page has the attribute. */
export const attributesOfMarkup: readonly string[] = [
  'data-until',
  'data-notices',
  'data-room',
  'data-session',
];

/**
 * Removes rules about unused classes and attributes, and custom properties that nothing reads; inlines short values;
 * and shortens the names of the given classes and of the properties that no script sets.
 */
export function trimStyles(
  css: string,
  names: NamesInUse,
  shortClasses: ReadonlyMap<string, string> = new Map(),
): string {
  const { properties } = names;
  const withRulesInUse = rewrite(css, {
    Rule: {
      style: ({ value }) =>
        value.selectors.some((one) => canMatch(one, (component) => isInUse(component, names)))
          ? undefined
          : [],
    },
  });
  const inUse = withPropertiesInUse(withShortValues(withRulesInUse, properties), properties);
  const short = new Map<string, string>();
  return rewrite(inUse, {
    Selector: (selector) => withNames(selector, shortClasses),
    DashedIdent(name) {
      if (properties.has(name)) return name;
      if (!short.has(name)) short.set(name, `--${short.size.toString(36)}`);
      return short.get(name)!;
    },
  });
}

/** The length of `var(--aa)`: a value that is not longer is inlined wherever it is read. */
const shortValue = 9;

/** Inlines constant properties of the whole page, from the first rule of the tokens, that are short or read once. */
function withShortValues(css: string, setByScripts: ReadonlySet<string>): string {
  const root = /@layer tokens\{:root\{[^}]*\}/.exec(css)?.[0] ?? '';
  const defined = timesOf(css, /[{;](--[\w-]+):(?=[^;{}])/g);
  const used = timesOf(css, /var\((--[\w-]+)\)/g);
  const found = [...root.matchAll(/[{;](--[\w-]+):([^;{}]+)/g)].find(
    ([, name = '', value = '']) => {
      const uses = used.get(name) ?? 0;
      // If a property is defined twice, its value depends on the place.
      const constant = defined.get(name) === 1 && !setByScripts.has(name);
      return constant && uses > 0 && (value.length <= shortValue || uses === 1);
    },
  );
  if (!found) return css;
  const [, name = '', value = ''] = found;
  return withShortValues(
    css.replaceAll(`var(${name})`, () => value),
    setByScripts,
  );
}

/** Counts the names that a pattern finds. */
function timesOf(css: string, pattern: RegExp): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const [, name = ''] of css.matchAll(pattern)) times.set(name, (times.get(name) ?? 0) + 1);
  return times;
}

/** Removes properties that nothing reads, again and again, because only a removed property may have read another. */
function withPropertiesInUse(css: string, setByScripts: ReadonlySet<string>): string {
  const read = new Set(setByScripts);
  for (const [, name] of css.matchAll(/var\((--[\w-]+)/g)) read.add(name!);
  let left = false;
  const next = rewrite(css, {
    Declaration: {
      custom({ name }) {
        if (!name.startsWith('--') || read.has(name)) return;
        left = true;
        return [];
      },
    },
  });
  return left ? withPropertiesInUse(next, setByScripts) : css;
}

const isInUse = (component: SelectorComponent, { classes, attributes }: NamesInUse) => {
  if (component.type === 'class') return classes.has(component.name);
  if (component.type !== 'attribute' || !attributesOfMarkup.includes(component.name)) return true;
  return attributes.has(component.name);
};

/** Renames the classes of a selector, also inside :is(), :not() and others. */
const withNames = (selector: readonly SelectorComponent[], names: ReadonlyMap<string, string>) =>
  selector.map((one): SelectorComponent => {
    if (one.type === 'class') return { ...one, name: names.get(one.name) ?? one.name };
    if (one.type !== 'pseudo-class' || !('selectors' in one) || !one.selectors) return one;
    const selectors = one.selectors.map((inner) =>
      Array.isArray(inner) ? withNames(inner, names) : inner,
    );
    return { ...one, selectors } as SelectorComponent;
  });

/** The class names and attributes that the pages of a template show at first, outside closed dialogs and menus. */
export interface NamesOfFirstPaint {
  classes: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
}

/** The styles of a template, split in two. */
export interface SplitStyles {
  /** The styles for the first paint. */
  first: string;
  /** All other styles, such as those of closed dialogs, interactions and print. */
  later: string;
}

/** Splits styles into those that can match in the first paint and the others, each in their order. */
export function splitStyles(css: string, names: NamesOfFirstPaint): SplitStyles {
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
  // These are the columns at which rules inside groups of later styles begin.
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
    // The visitor gets declarations after their rule.
    Declaration: (declaration) => (inFirst && !isInteractive(declaration) ? [] : undefined),
  });
  // The second pass removes rules that became empty.
  return { first: withoutIdleKeyframes(first), later: rewrite(later, {}) };
}

/** Whether a declaration, such as a transition or a cursor, has no effect on the first paint. */
const isInteractive = (declaration: Declaration) => {
  const { property } =
    declaration.property === 'unparsed' ? declaration.value.propertyId : declaration;
  return ['transition', 'cursor'].includes(property);
};

/** The types of rules that contain other rules. */
const groups: readonly string[] = ['media', 'supports', 'layer-block', 'container', 'page'];

/** Whether a group is for later: print, forced colours, and features that some browsers lack. */
const isLaterGroup = (rule: Extract<Rule, { type: 'media' | 'supports' }>) =>
  rule.type === 'supports' ||
  (rule.type === 'media' &&
    rule.value.query.mediaQueries.every(
      ({ mediaType, condition }) =>
        mediaType === 'print' || JSON.stringify(condition ?? '').includes('"forced-colors"'),
    ));

const isInFirstPaint = (
  component: SelectorComponent,
  { classes, attributes }: NamesOfFirstPaint,
) => {
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

type Visitor = NonNullable<Parameters<typeof transform>[0]['visitor']>;

/**
 * The oldest browsers for which styles are written. All have cascade layers, which all styles use. Safari on iOS needs
 * a prefix that macOS does not.
 */
const targets = { chrome: 99 << 16, safari: 16 << 16, ios_saf: 16 << 16, firefox: 97 << 16 };

/** Returns minified styles after the changes that `visitor` makes (https://lightningcss.dev/transforms.html). */
export const rewrite = (css: string, visitor: Visitor) =>
  transform({
    filename: 'template.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    visitor,
  }).code.toString();

/**
 * Whether a selector can match: a page must have all its parts, but only one of those in :is(), :where() or :has(), and
 * none of those in :not().
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
