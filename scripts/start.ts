import { createServer } from 'vite';

/** The development server: every page rendered as in the build, reloaded when content or code is saved. */
try {
  const server = await createServer({ root: process.cwd(), logLevel: 'warn' });
  await server.listen();
  const address = server.resolvedUrls?.local[0] ?? `http://localhost:${server.config.server.port}/`;
  const accounts =
    process.env['ACCOUNTS'] === 'emulators'
      ? 'are kept by the official emulators; do not use a real password there'
      : 'are kept on this machine only, in .local/accounts.json';
  console.log(`
  The site is at     ${address}
  Change the words   in content/ (content/README.md says how); the page reloads when you save
  Accounts           ${accounts}
  Stop it            with Ctrl and C
`);
} catch (error) {
  // What is missing or taken is said in its own words; the places in the code help nobody here.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
