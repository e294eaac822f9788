import type { LiveProps } from './registry.ts';
import { useIsland } from './island-data.tsx';

/** Places markup that a script registered in src/islands.ts keeps up to date, without React; it loads like an island. */
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
