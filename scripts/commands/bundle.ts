import { createBuilder } from 'vite';

/**
 * Bundles the given Vite environments into a folder, as in `bundle FOLDER client runtime` or `bundle FOLDER ssr`.
 * scripts/build/bundles.ts starts this as a process, so that several run in parallel and free their memory.
 */
const [folder, ...names] = process.argv.slice(2);
if (!folder || names.length === 0)
  throw new Error('bundle needs a folder, and the names of bundles: client, runtime, ssr.');
process.env['NODE_ENV'] = 'production';
process.env['BUILD_FOLDER'] = folder;
const builder = await createBuilder({ root: process.cwd(), logLevel: 'warn' });
for (const name of names) await builder.build(builder.environments[name]!);
