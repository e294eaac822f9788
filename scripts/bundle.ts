import { createBuilder } from 'vite';

/**
 * Bundles what runs in the browser, or what renders the pages, into a folder: `bundle client FOLDER` or
 * `bundle ssr FOLDER`. A process of its own, so that both are made at the same time and their memory is freed.
 */
const [name, folder] = process.argv.slice(2);
if ((name !== 'client' && name !== 'ssr') || !folder)
  throw new Error('bundle needs the name of a bundle, client or ssr, and a folder.');
process.env['NODE_ENV'] = 'production';
process.env['BUILD_FOLDER'] = folder;
const builder = await createBuilder({ root: process.cwd(), logLevel: 'warn' });
await builder.build(builder.environments[name]!);
