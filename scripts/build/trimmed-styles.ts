import { type Declaration, type Rule, type SelectorComponent, transform } from 'lightningcss';

/** The names in the markup and scripts of a template's pages. */
export interface NamesInUse {
  classes: ReadonlySet<string>;
  /** The attributes of `attributesOfMarkup` that a page has. */
  attributes: ReadonlySet<string>;
  /** Custom properties that a script sets. */
  properties: ReadonlySet<string>;
}

/** Attributes that no script sets: a rule for one is unused unless a page has it. */
export const attributesOfMarkup: readonly string[] = [
  'data-until',
  'data-notices',
  'data-room',
  'data-session',
];

/**
 * Removes rules for unused classes and attributes, and custom properties that nothing reads; inlines short values.
 * Shortens the names of the given classes, and of the properties that no script sets.
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

/** Length of `var(--aa)`: a value that is no longer than this is inlined wherever it is read. */
const shortValue = 9;

/** Inlines constant properties that are short or read once. */
function withShortValues(css: string, setByScripts: ReadonlySet<string>): string {
  const definitions = [...css.matchAll(/[{;](--[\w-]+):([^;{}]+)/g)];
  const times = (text: string) => css.split(text).length - 1;
  const found = definitions.find(([, name = '', value = '']) => {
    // A second definition makes it depend on the context.
    const constant = definitions.filter((one) => one[1] === name).length === 1;
    if (!constant || setByScripts.has(name) || !isOfRoot(css, name)) return false;
    const uses = times(`var(${name})`);
    return uses > 0 && (value.length <= shortValue || uses === 1);
  });
  if (!found) return css;
  const [, name = '', value = ''] = found;
  return withShortValues(
    css.replaceAll(`var(${name})`, () => value),
    setByScripts,
  );
}

/** Whether a property is defined for the whole page, in the first rule of the tokens. */
const isOfRoot = (css: string, name: string) => {
  const root = /@layer tokens\{:root\{[^}]*\}/.exec(css)?.[0] ?? '';
  return root.includes(`${name}:`);
};

/** Removes properties that nothing reads, again and again: a property may be read only by a removed one. */
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

/** Renames the classes of a selector, also inside :is(), :not() and the like. */
const withNames = (selector: readonly SelectorComponent[], names: ReadonlyMap<string, string>) =>
  selector.map((one): SelectorComponent => {
    if (one.type === 'class') return { ...one, name: names.get(one.name) ?? one.name };
    if (one.type !== 'pseudo-class' || !('selectors' in one) || !one.selectors) return one;
    const selectors = one.selectors.map((inner) =>
      Array.isArray(inner) ? withNames(inner, names) : inner,
    );
    return { ...one, selectors } as SelectorComponent;
  });

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
