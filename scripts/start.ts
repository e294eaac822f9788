import { createServer } from 'vite';

/** The development server: every page rendered as in the build, reloaded when content or code is saved. */
const server = await createServer({ root: process.cwd(), logLevel: 'warn' });
await server.listen();
const address = server.resolvedUrls?.local[0] ?? `http://localhost:${server.config.server.port}/`;
console.log(`
  The site is at     ${address}
  Change the words   in content/ (content/README.md says how); the page reloads when you save
  Accounts           are kept on this machine only, in .local/accounts.json
  Stop it            with Ctrl and C
`);
