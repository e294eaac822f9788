import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { NameOfPart } from './registry.ts';
import { useIsland } from './island-data.tsx';

/**
 * Places a component that React hydrates in the browser, once it is near the viewport or touched. It is rendered
 * separately from the page, and its props are JSON, in the page or in a file. A page has at most one island of each
 * name, because the name is the prefix of its element ids.
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
  const html = renderToString(<Part {...props} />, { identifierPrefix: name });
  return (
    <div data-island={name} data-asked={awaited ? '' : undefined} {...attributes}>
      <div dangerouslySetInnerHTML={{ __html: html }} />
      {data}
    </div>
  );
}
