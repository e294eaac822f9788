import { type ComponentType, createContext, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandFiles } from '../document/renderer.ts';

/**
 * Places an island: a component that React hydrates in the browser, once it is near the viewport or touched. It is
 * rendered separately from the page, and its props are JSON, in the page or in a file. A page has at most one island of
 * each name, because the name is the prefix of its element ids. src/design/runtime/replay.ts and visited-pages.ts read
 * the `data-…` attributes of this file: change them together.
 */
export function Island<Props extends object>({
  part: Part,
  name,
  props,
  awaited = false,
}: {
  part: ComponentType<Props>;
  name: NameOfPart<Props>;
  props: Props;
  /** Whether the page is useless without the island, so that its loading is visible from the start. */
  awaited?: boolean;
}) {
  const { attributes, data } = useIsland(name, props);
  const html = renderToString(<Part {...props} />, { identifierPrefix: name });
  return (
    <div data-island={name} data-asked={awaited ? '' : undefined} {...attributes}>
      <div dangerouslySetInnerHTML={{ __html: html }} />
      {data}
    </div>
  );
}

/** Places markup that a script of src/islands.ts keeps up to date without React. The script loads like an island. */
export function LiveMarkup<Name extends keyof LiveProps>({
  name,
  props,
  children,
  className,
}: {
  name: Name;
  props: LiveProps[Name];
  children: React.ReactNode;
  className?: string | undefined;
}) {
  const { attributes, data } = useIsland(name, props);
  return (
    <div data-island={name} {...attributes} className={className}>
      {children}
      {data}
    </div>
  );
}

/** The files from which the islands of the page load their scripts and props. */
export const IslandFilesContext = createContext<IslandFiles>({ scripts: () => [] });

/** Props with fewer characters are inlined in the page, because a file of their own would not be smaller. */
const shortProps = 200;

/** Returns the attributes and the inline props of an island; long props are in a file that loads with the scripts. */
export function useIsland(name: string, props: object) {
  const { scripts, keep } = useContext(IslandFilesContext);
  const json = JSON.stringify(props);
  const file = keep && json.length > shortProps ? keep(json) : undefined;
  return {
    attributes: { 'data-src': scripts(name).join(' '), 'data-props': file },
    data: file === undefined && (
      <script
        type="application/json"
        dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
      />
    ),
  };
}

/** The islands by name; src/island-parts.ts adds those of the site to this interface. */
// eslint-disable-next-line typescript/no-empty-object-type -- filled in by declaration merging
export interface IslandParts {}

/** A function that keeps markup up to date, without React. */
type Live = (box: HTMLElement, props: never) => unknown;

type LiveName = {
  [Name in keyof IslandParts]: IslandParts[Name] extends Live ? Name : never;
}[keyof IslandParts];
type ReactName = Exclude<keyof IslandParts, LiveName>;

type PropsOf<Name extends ReactName> =
  IslandParts[Name] extends ComponentType<infer Props> ? Props : never;

/** The name of the island whose component takes exactly these props. */
export type NameOfPart<Props> = {
  [Name in ReactName]: [Props, PropsOf<Name>] extends [PropsOf<Name>, Props] ? Name : never;
}[ReactName];

/** The props that each script takes besides its markup. */
export type LiveProps = {
  [Name in LiveName]: IslandParts[Name] extends (box: HTMLElement, props: infer Props) => unknown
    ? Props
    : never;
};
