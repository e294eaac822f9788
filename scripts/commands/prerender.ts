import { typeface } from '../../src/styles/typeface.ts';
import { prerender, type Part } from '../prerender/prerender.ts';

const [root, out, bundle, part = 'all'] = process.argv.slice(2);
if (!root || !out || !bundle)
  throw new Error('prerender needs the folders of the project, of the build and of the bundles.');
await prerender({ root, out, bundle }, part as Part, typeface);
