import type { ComponentType } from 'react';
import { useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { PageAddress } from '../content/addresses.ts';
import type { PageHandle, PageHead } from '../rendering/renderer.ts';

/** The pages of one route, and their addresses. */
export interface Page {
  route: RouteObject;
  addresses: readonly string[];
  /** Addresses that search engines may index. */
  listed: readonly string[];
}

/** Imports a module whose only export is the template, named after the file. */
type Load<Props> = () => Promise<Record<string, ComponentType<Props>>>;

async function templateOf<Props>(load: Load<Props>) {
  const [found] = Object.entries(await load());
  if (!found) throw new Error('A module of a template exports none.');
  const [name, Template] = found;
  return { template: `${name.endsWith('Page') ? 'pages' : 'accounts'}/${name}`, Template };
}

const isListed = ({ noindex, canonical }: PageHead, address: string) =>
  !noindex && (canonical ?? address) === address;

/** Registered addresses, those that depend on the content, and two that nothing links to. */
type PagePath = PageAddress | `/gallery/page-${number}` | '/offline' | '*';

/** A page with a single address. */
export const page = <Props extends object>(
  path: PagePath,
  load: Load<Props>,
  props: () => Props,
  head: PageHead,
): Page => ({
  route: {
    path,
    lazy: async () => {
      const { template, Template } = await templateOf(load);
      return {
        element: <Template {...props()} />,
        handle: { ...head, template } satisfies PageHandle,
      };
    },
  },
  addresses: path === '*' ? [] : [path],
  listed: isListed(head, path) ? [path] : [],
});

/**
 * Many pages with one template, behind one route: matching thousands of routes would be slow. `find` returns what the
 * address stands for, or the response to send instead.
 */
export const pages = <Found, Props extends object>(
  path: string,
  addresses: readonly string[],
  find: (params: Readonly<Record<string, string | undefined>>) => Found | Response | undefined,
  load: Load<Props>,
  props: (found: Found) => Props,
  head: (found: Found) => PageHead,
): Page => ({
  route: {
    path,
    loader: ({ params }: LoaderFunctionArgs) => {
      const found = find(params);
      // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
      if (found === undefined) throw new Response(null, { status: 404 });
      return found;
    },
    lazy: async () => {
      const { template, Template } = await templateOf(load);
      const FoundPage = () => <Template {...props(useLoaderData() as Found)} />;
      return {
        Component: FoundPage,
        handle: (found: Found): PageHandle => ({ ...head(found), template }),
      };
    },
  },
  addresses,
  listed: addresses,
});
