import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Writes what stands for Firebase's package, which is not installed here: it hands the function on as it is. */
export function writePackageOfFirebase(folder: string) {
  const own = join(folder, 'node_modules/firebase-functions');
  mkdirSync(own, { recursive: true });
  const exports = { './https': './https.js', './params': './params.js' };
  writeFileSync(join(own, 'package.json'), JSON.stringify({ type: 'module', exports }));
  writeFileSync(join(own, 'https.js'), 'export const onRequest = (options, handler) => handler;');
  writeFileSync(join(own, 'params.js'), 'export const defineSecret = (name) => ({ name });');
}

/** Starts a server on a free port. */
export async function listening(answers: RequestListener | Server) {
  const server = typeof answers === 'function' ? createServer(answers) : answers;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
