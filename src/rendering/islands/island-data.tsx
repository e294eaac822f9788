import { createContext, useContext } from 'react';
import type { IslandFiles } from '../renderer.ts';

export const IslandFilesContext = createContext<IslandFiles>({ scripts: () => [] });

/** Props shorter than this stand in the page: a file of their own would weigh as much. */
const shortProps = 200;

/** What the runtime needs: the scripts, and the props in the page or in a file that comes with the scripts. */
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
