import { createContext, useContext, useId, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandFiles } from '../rendering.ts';

export const IslandFilesContext = createContext<IslandFiles>({ scripts: () => [] });

/** Props shorter than this stand in the page: a file of their own would weigh as much. */
const shortProps = 200;

/** What the runtime needs: addresses of scripts, and the props, either in the page or in a file of their own. */
function useIsland(name: string, props: object) {
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

/**
 * A part that comes alive in the browser: rendered on its own inside the page, its props beside it as data,
 * and hydrated alone when it is near the viewport or touched.
 */
export function Island<Props extends object>({
  part: Part,
  name,
  props,
}: {
  part: ComponentType<Props>;
  name: string;
  props: Props;
}) {
  const { attributes, data } = useIsland(name, props);
  const prefix = `${name}${useId().replace(/\W/g, '')}-`;
  const html = renderToString(<Part {...props} />, { identifierPrefix: prefix });
  return (
    <div data-island={prefix} {...attributes}>
      <div dangerouslySetInnerHTML={{ __html: html }} />
      {data}
    </div>
  );
}

/** Markup that a short script keeps up to date without React. It gets its script and its props like an island. */
export function LiveMarkup({
  name,
  props,
  children,
  className,
}: {
  name: string;
  props: object;
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
