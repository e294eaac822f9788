import type { LiveProps } from './registry.ts';
import { useIsland } from './island-data.tsx';

/** Markup that a few lines of script keep up to date, without React: the same waking, the same data. */
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
