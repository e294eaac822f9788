import { createContext, useContext, useId, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/** Where the browser finds the scripts of an island, by its name. */
export const IslandScripts = createContext<(name: string) => readonly string[]>(() => []);

const asData = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

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
  const scripts = useContext(IslandScripts)(name);
  const prefix = `${name}${useId().replace(/\W/g, '')}-`;
  const html = renderToString(<Part {...props} />, { identifierPrefix: prefix });
  return (
    <div data-island={prefix} data-src={scripts.join(' ')}>
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: asData(props) }} />
    </div>
  );
}

/** Markup that a few lines of script keep up to date, without React: the same waking, the same data. */
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
  const scripts = useContext(IslandScripts)(name);
  return (
    <div data-island={name} data-src={scripts.join(' ')} className={className}>
      {children}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: asData(props) }} />
    </div>
  );
}
