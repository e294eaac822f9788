import type { Ref } from 'react';

type Tags = HTMLElementTagNameMap;
type Named = Readonly<Record<string, keyof Tags>>;

/** What a template spreads into an element that a script finds. It has no `ref`, whose type only refuses other tags. */
export interface Part<Kind extends HTMLElement = HTMLElement> {
  readonly 'data-part': string;
  readonly ref?: Ref<Kind>;
}

const optional = Symbol('optional');

/** A part that not every page of its script has. */
interface OptionalPart<Kind extends HTMLElement = HTMLElement> extends Part<Kind> {
  readonly [optional]: true;
}

export const isOptional = (part: Part) => optional in part;

type Parts<Required, Optional> = {
  readonly [Name in keyof Required]: Part<Tags[Required[Name] & keyof Tags]>;
} & {
  readonly [Name in keyof Optional]: OptionalPart<Tags[Optional[Name] & keyof Tags]>;
};

/**
 * Names the elements of templates that a script finds, and their tags; `optionalParts` names those that a page may
 * lack. Templates spread `parts.name`. Scripts load no list: they import only its type, for `partsIn`.
 */
export const defineParts = <
  const Required extends Named,
  const Optional extends Named = Record<never, never>,
>(
  requiredParts: Required,
  optionalParts?: Optional,
) =>
  Object.fromEntries([
    ...Object.keys(requiredParts).map((name) => [name, { 'data-part': name }]),
    ...Object.keys(optionalParts ?? {}).map((name) => [
      name,
      { 'data-part': name, [optional]: true },
    ]),
  ]) as Parts<Required, Optional>;

type KindOf<One> = One extends Part<infer Kind> ? Kind : never;
type NameOf<All> = keyof All & string;
type NameOfOptional<All> = {
  [Name in NameOf<All>]: All[Name] extends OptionalPart ? Name : never;
}[NameOf<All>];

/** Finds the parts of templates below an element, or in the copy of a `<template>`. */
export interface PartsIn<All> {
  /** Returns a part, and throws if it is missing. */
  find: <Name extends Exclude<NameOf<All>, NameOfOptional<All>>>(name: Name) => KindOf<All[Name]>;
  /** Returns a part that may be missing. */
  maybe: <Name extends NameOf<All>>(name: Name) => KindOf<All[Name]> | undefined;
  all: <Name extends NameOf<All>>(name: Name) => KindOf<All[Name]>[];
}

export function partsIn<All>(box: ParentNode): PartsIn<All> {
  const all = (name: string) => [...box.querySelectorAll<HTMLElement>(`[data-part=${name}]`)];
  return {
    all,
    maybe: (name: string) => all(name)[0],
    find: (name: string) => {
      const [part] = all(name);
      if (!part) throw new Error(`There is no part ${name}.`);
      return part;
    },
  } as PartsIn<All>;
}

/** Copies the content of a template. */
export const copyOf = ({ content }: HTMLTemplateElement) =>
  content.cloneNode(true) as DocumentFragment;
