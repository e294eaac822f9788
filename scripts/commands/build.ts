import { buildSite } from '../build/build-site.ts';
import { commandLine } from '../command-line.ts';

commandLine('npm run build    checks the content, writes dist/ and checks it', {});

process.exitCode = await buildSite(process.cwd()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
