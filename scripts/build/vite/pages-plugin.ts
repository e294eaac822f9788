import type { HotUpdateOptions, Plugin, DevEnvironment } from 'vite';
import type { Typeface } from '../../../src/design/styles/faces.ts';
import { PageServer, stylesPrefix } from './page-server.ts';
import { PageStyles } from './page-styles.ts';

/** Renders pages during development with the same code as the build, through Vite's SSR. */
export function pagesPlugin(typeface: Typeface): Plugin {
  const styles = new PageStyles();

  return {
    name: 'pages',
    apply: 'serve',
    transform: {
      filter: { id: /\.s?css$/ },
      handler(code, id) {
        if (this.environment.name === 'ssr') styles.keep(id, code);
      },
    },
    load: {
      // One module that imports and accepts all styles of a page: style modules do not accept themselves.
      filter: { id: /^\0virtual:styles\// },
      handler(id) {
        const files = styles.modulesOf(id.slice(1 + stylesPrefix.length));
        if (!files) this.error('No page of this server has such styles.');
        return `${files.map((file) => `import ${JSON.stringify(file)};`).join('\n')}\nimport.meta.hot.accept();`;
      },
    },
    async hotUpdate(update) {
      const { file, modules } = update;
      if (this.environment.name !== 'ssr' || /\.(ya?ml|s?css)$/.test(file) || modules.length === 0)
        return;
      return reloadAfter(update, this.environment);
    },
    configureServer(server) {
      const pages = new PageServer(server, styles, typeface);
      return () => void server.middlewares.use(pages.answer);
    },
  };
}

/** Reloads the pages when a template or one of its imports was saved, unless it has errors. */
async function reloadAfter(
  { file, modules, server }: HotUpdateOptions,
  environment: DevEnvironment,
): Promise<[] | undefined> {
  const { hot, moduleGraph } = server.environments.client;
  try {
    for (const module of modules) {
      environment.moduleGraph.invalidateModule(module);
      await environment.transformRequest(module.url);
    }
  } catch (error) {
    // The page remains until the template is valid again.
    hot.send({ type: 'error', err: { message: (error as Error).message, stack: '' } });
    return [];
  }
  if (!moduleGraph.getModulesByFile(file)?.size) hot.send({ type: 'full-reload', path: '*' });
  return undefined;
}
