import { createBuilder } from 'vite';

/**
 * Bundles all Vite environments into a folder, as in `bundle FOLDER`: one after the other, because they share what is
 * loaded. scripts/build/bundles.ts starts this as a process, so that it runs beside the check and frees its memory.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('bundle needs a folder.');
process.env['NODE_ENV'] = 'production';
process.env['BUILD_FOLDER'] = folder;
const builder = await createBuilder({ root: process.cwd(), logLevel: 'warn' });
await builder.buildApp();
