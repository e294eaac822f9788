import { createBuilder } from 'vite';

/**
 * Bundles what runs in the browser, what stands in every page, or what renders the pages, into a folder:
 * `bundle FOLDER client runtime runtimeWithoutAccounts` or `bundle FOLDER ssr`. A process of its own, so that several run at once and give
 * back what they held.
 */
const [folder, ...names] = process.argv.slice(2);
if (!folder || names.length === 0)
  throw new Error('bundle needs a folder, and the names of bundles: client, runtime, ssr.');
process.env['NODE_ENV'] = 'production';
process.env['BUILD_FOLDER'] = folder;
const builder = await createBuilder({ root: process.cwd(), logLevel: 'warn' });
for (const name of names) await builder.build(builder.environments[name]!);
