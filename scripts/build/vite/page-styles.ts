import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

/** The styles of the development server's pages, inlined so that they do not flash unstyled. */
export class PageStyles {
  /** Compiled styles by module. */
  private readonly compiled = new Map<string, string>();
  /** The style lists of rendered pages: only these can be loaded, not any file that a request names. */
  private readonly given = new Map<string, readonly string[]>();

  /** Remembers the compiled styles of a module. */
  keep(id: string, css: string) {
    this.compiled.set(id, css);
  }

  /** Returns the style elements for a template, and the name of their list. */
  give(server: ViteDevServer, template: string): { markup: string; list: string } {
    const ids = this.stylesOf(server, template);
    const list = createHash('sha256').update(ids.join('\n')).digest('hex').slice(0, 16);
    this.given.set(list, ids);
    const element = (id: string) =>
      `<style data-vite-dev-id="${id}">${this.compiled.get(id)}</style>`;
    return { markup: ids.map(element).join('\n'), list };
  }

  /** Returns the modules of a known list. */
  modulesOf(list: string): readonly string[] | undefined {
    return this.given.get(list);
  }

  /** Style modules of the shell and of a template, in import order. */
  private stylesOf(server: ViteDevServer, template: string): string[] {
    const graph = server.environments.ssr.moduleGraph;
    const src = join(server.config.root, 'src');
    const moduleOf = (name: string) => {
      const module = graph.getModuleById(join(src, `${name}.tsx`));
      if (!module) throw new Error(`The server has not loaded src/${name}.tsx.`);
      return module;
    };
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
    walk(moduleOf('pages/routes'), false);
    walk(moduleOf(template), true);
    return found;
  }
}
