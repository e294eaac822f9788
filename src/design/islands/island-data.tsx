import { createContext, useContext } from 'react';
import type { IslandFiles } from '../document/renderer.ts';

/** Where the islands of the page load their scripts and props from. */
export const IslandFilesContext = createContext<IslandFiles>({ scripts: () => [] });

/** Shorter props are inlined in the page: a file of their own would not be smaller. */
const shortProps = 200;

/** The scripts of an island, and its props, inline or in a file that loads with the scripts. */
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
