import { createContext, useContext, type ReactNode } from 'react';

/** Markup rendered earlier, by name. Undefined except in a build, because elsewhere it may change at any time. */
export const SameMarkupContext = createContext<ReadonlyMap<string, string> | undefined>(undefined);

/** These elements mark shared markup in a document until `withSameMarkup` removes them. */
const beginMark = '<template data-same="';
const endMark = (name: string) => `<template data-same-end="${name}"></template>`;

/**
 * Markup that is the same on all pages that use the same name: rendered once and repeated, which halves the build time
 * of thousands of posts. Without a name it is rendered for each page.
 */
export function SameMarkup({ name, children }: { name: string | undefined; children: ReactNode }) {
  const known = useContext(SameMarkupContext);
  if (known === undefined || name === undefined) return children;
  if (known.has(name)) return <template data-same={name} />;
  return (
    <>
      <template data-same={name} />
      {children}
      <template data-same-end={name} />
    </>
  );
}

/** Removes the marks from a rendered document, and stores newly rendered markup in `known`. */
export function withSameMarkup(html: string, known: Map<string, string>): string {
  const at = html.indexOf(beginMark);
  if (at < 0) return html;
  const nameAt = at + beginMark.length;
  const name = html.slice(nameAt, html.indexOf('"', nameAt));
  const start = nameAt + name.length + '"></template>'.length;
  const before = html.slice(0, at);
  const same = known.get(name);
  if (same !== undefined) return before + same + withSameMarkup(html.slice(start), known);
  const end = html.indexOf(endMark(name), start);
  if (end < 0) throw new Error(`The end of the markup "${name}" was not found.`);
  const made = html.slice(start, end);
  known.set(name, made);
  return before + made + withSameMarkup(html.slice(end + endMark(name).length), known);
}
