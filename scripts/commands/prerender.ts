import { prerender, type Part } from '../prerender/prerender.ts';

const [root, out, server, part = 'all'] = process.argv.slice(2);
if (!root || !out || !server)
  throw new Error('prerender needs the folders of the project, of the build and of the renderer.');
await prerender(root, out, server, part as Part);
