import { buildSite } from '../build/build-site.ts';
import { commandLine, endWith } from '../command-line.ts';

commandLine('npm run build    checks the content, writes dist/ and checks it', {});

await endWith(buildSite(process.cwd()));
