import type { SelectorComponent } from 'lightningcss';
import { canMatch, rewrite } from './rewritten-styles.ts';

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
