import { useId, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { NameOfPart } from './registry.ts';
import { useIsland } from './island-data.tsx';

/**
 * A component that is hydrated in the browser: rendered separately inside the page, with its props as data, and
 * hydrated when it is near the viewport or touched.
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
  /** The page is useless without it, so its loading is visible from the start. */
  awaited?: boolean;
}) {
  const { attributes, data } = useIsland(name, props);
  const prefix = `${name}${useId().replace(/\W/g, '')}-`;
  const html = renderToString(<Part {...props} />, { identifierPrefix: prefix });
  return (
    <div data-island={prefix} data-asked={awaited ? '' : undefined} {...attributes}>
      <div dangerouslySetInnerHTML={{ __html: html }} />
      {data}
    </div>
  );
}
