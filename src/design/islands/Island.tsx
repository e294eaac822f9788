import { type ComponentType, createContext, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { askedMark, islandMark, propsMark, scriptsMark } from '../runtime/data-attributes.ts';
import type { IslandFiles } from '../document/renderer.ts';

/**
 * Places an island: a component that React hydrates in the browser, once it is near the viewport or touched. It is
 * rendered separately from the page, and its props are JSON, in the page or in a file. `part` is an object such as `{
 * AuthPanel }`. A page has at most one island of each name, because the name is the prefix of its element ids.
 */
export function Island<Props extends object>({
  part,
  props,
  awaited = false,
}: {
  part: Readonly<Record<string, ComponentType<Props>>>;
  props: Props;
  /** Whether the page is useless without the island, so that its loading is visible from the start. */
  awaited?: boolean;
}) {
  const [[name, Part]] = Object.entries(part) as [[string, ComponentType<Props>]];
  const { attributes, data } = useIsland(name, props);
  const html = renderToString(<Part {...props} />, { identifierPrefix: name });
  return (
    <div {...{ [`data-${askedMark}`]: awaited ? '' : undefined }} {...attributes}>
      <div dangerouslySetInnerHTML={{ __html: html }} />
      {data}
    </div>
  );
}

/** The name of the script that a module exports, and the props that it takes besides its markup. */
type NameIn<Module> = keyof Module & `live${string}`;
type PropsOf<Script> = Script extends (box: HTMLElement, props: infer Props) => unknown
  ? Props
  : never;

/**
 * Places markup that a script keeps up to date without React, and that loads like an island: `<LiveMarkup<typeof
 * script> name="liveStatus" …>`, where `script` is the module live-status.ts.
 */
export function LiveMarkup<Module>({
  name,
  props,
  children,
  className,
}: {
  name: NameIn<Module>;
  props: PropsOf<Module[NameIn<Module>]>;
  children: React.ReactNode;
  className?: string | undefined;
}) {
  const { attributes, data } = useIsland(name, props as object);
  return (
    <div {...attributes} className={className}>
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
    attributes: {
      [`data-${islandMark}`]: name,
      [`data-${scriptsMark}`]: scripts(name).join(' '),
      [`data-${propsMark}`]: file,
    },
    data: file === undefined && (
      <script
        type="application/json"
        dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
      />
    ),
  };
}
