import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleFunction } from '../../scripts/desk/function/bundle-function.ts';
import { functionHosts, type FunctionHost } from '../../scripts/desk/function/hosted-desk.ts';
import { root } from '../check/content-copy.ts';

type Answer = (request: Request) => Promise<Response>;
type Environment = Record<string, string>;

/** The functions of the hosts, bundled as they are published. */
export async function builtFunctions(facts: object) {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  writePackageOfFirebase(folder);
  for (const host of functionHosts) {
    const code = await bundleFunction(root, `scripts/desk/function/${host}.ts`, facts);
    writeFileSync(join(folder, `${host}.mjs`), code);
  }
  let started = 0;
  return {
    remove: () => rmSync(folder, { recursive: true }),
    /** A process of the host that was just started. */
    start: async (host: FunctionHost, environment: Environment): Promise<Answer> => {
      const { href } = pathToFileURL(join(folder, `${host}.mjs`));
      const built: unknown = await import(`${href}?${++started}`);
      return answers[host](built, environment);
    },
  };
}

/** What stands for Firebase's package, which is not installed here: it hands the function on as it is. */
function writePackageOfFirebase(folder: string) {
  const own = join(folder, 'node_modules/firebase-functions');
  mkdirSync(own, { recursive: true });
  const names = { './https': './https.js', './params': './params.js' };
  writeFileSync(join(own, 'package.json'), JSON.stringify({ type: 'module', exports: names }));
  writeFileSync(
    join(own, 'https.js'),
    'export const onRequest = (options, handler) => Object.assign(handler, { options });',
  );
  writeFileSync(join(own, 'params.js'), 'export const defineSecret = (name) => ({ name });');
}

/** Calls a built function as its host does. */
const answers: Record<FunctionHost, (built: unknown, environment: Environment) => Answer> = {
  cloudflare: (built, environment) => {
    const { default: worker } = built as {
      default: { fetch: (request: Request, environment: Environment) => Promise<Response> };
    };
    return (request) => worker.fetch(request, environment);
  },
  netlify: (built, environment) => {
    const { default: answer } = built as { default: Answer };
    return (request) => {
      Object.assign(process.env, environment);
      return answer(request);
    };
  },
  firebase: (built, environment) => {
    const { desk } = built as { desk: RequestListener };
    return async (request) => {
      Object.assign(process.env, environment);
      const rawBody = Buffer.from(await request.arrayBuffer());
      const server = createServer((sent, response) =>
        desk(Object.assign(sent, { rawBody }) as never, response),
      );
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const { pathname, search } = new URL(request.url);
      try {
        const response = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
          method: request.method,
          headers: request.headers,
          ...(rawBody.length > 0 && { body: new Uint8Array(rawBody) }),
        });
        return new Response(await response.arrayBuffer(), response);
      } finally {
        server.close();
      }
    };
  },
};
