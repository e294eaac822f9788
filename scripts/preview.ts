import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from './site-folder.ts';
import { createStaticHost } from './static-host.ts';

/** Serves dist/ as a static host does. */
const folder = siteFolder(process.cwd());
const port = Number(process.env['PORT'] ?? 4173);
if (!existsSync(join(folder, 'index.html'))) {
  console.error('There is nothing in dist/ yet. Make it first: npm run build');
  process.exitCode = 1;
} else {
  createStaticHost(folder)
    .listen(port, '127.0.0.1', () =>
      console.log(
        `\n  The built site is at http://localhost:${port}/\n  Stop it with Ctrl and C\n`,
      ),
    )
    .on('error', (error: NodeJS.ErrnoException) => {
      const busy = `Port ${port} is taken. Choose another: PORT=${port + 1} npm run preview`;
      console.error(error.code === 'EADDRINUSE' ? busy : error.message);
      process.exitCode = 1;
    });
}
