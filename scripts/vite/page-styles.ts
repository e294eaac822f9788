import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

/** The styles of the pages of the development server: a page comes with them and does not flash without. */
export class PageStyles {
  /** Compiled styles by module. */
  private readonly compiled = new Map<string, string>();
  /** The lists of styles that pages were given: only these can be loaded, not any file that a request names. */
  private readonly given = new Map<string, readonly string[]>();

  keep(id: string, css: string) {
    this.compiled.set(id, css);
  }

  /** The style elements of a page with a template, and the name of their list. */
  give(server: ViteDevServer, template: string): { markup: string; list: string } {
    const ids = this.stylesOf(server, template);
    const list = createHash('sha256').update(ids.join('\n')).digest('hex').slice(0, 16);
    this.given.set(list, ids);
    const element = (id: string) =>
      `<style data-vite-dev-id="${id}">${this.compiled.get(id)}</style>`;
    return { markup: ids.map(element).join('\n'), list };
  }

  /** The modules of a list that a page was given. */
  modulesOf(list: string): readonly string[] | undefined {
    return this.given.get(list);
  }

  /** Style modules of the shell and of one template, in the order in which they are imported. */
  private stylesOf(server: ViteDevServer, template: string): string[] {
    const graph = server.environments.ssr.moduleGraph;
    const src = join(server.config.root, 'src');
    const seen = new Set<EnvironmentModuleNode>();
    const found: string[] = [];
    const walk = (module: EnvironmentModuleNode | undefined, intoPages: boolean) => {
      if (!module || seen.has(module)) return;
      seen.add(module);
      if (module.id && this.compiled.has(module.id)) found.push(module.id);
      for (const imported of module.importedModules) {
        if (intoPages || !/\/src\/(pages\/|accounts\/\w+Screen\.)/.test(imported.id ?? ''))
          walk(imported, intoPages);
      }
    };
    walk(graph.getModuleById(join(src, 'routes/routes.tsx')), false);
    walk(graph.getModuleById(join(src, `${template}.tsx`)), true);
    return found;
  }
}
