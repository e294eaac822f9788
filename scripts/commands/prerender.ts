import { typeface } from '../../src/design/styles/typeface.ts';
import { prerender, type Part } from '../build/prerender/prerender.ts';

/** Renders the pages of a build, or one of two parts of them; the build runs this in one process for each part. */
const [root, out, bundle, part = 'all'] = process.argv.slice(2);
if (!root || !out || !bundle)
  throw new Error('prerender needs the folders of the project, of the build and of the bundles.');
await prerender({ root, out, bundle }, part as Part, typeface);
