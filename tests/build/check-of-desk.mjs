// Checks content with the worker of the desk as it is published, in a thread of Node instead of a browser.
import { proxy, wrap } from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import 'fake-indexeddb/auto';
import { pathToFileURL } from 'node:url';
import { MessageChannel, parentPort, workerData } from 'node:worker_threads';

const { file, texts, pictures, photographs, today } = workerData;
let changes = new Map();
let heads = 0;
const answers = {
  head() {
    const text = (one, hash) => [one, { hash, size: Buffer.byteLength(hash) }];
    const picture = ([name, size]) => [`images/${name}`, { hash: name, size }];
    const files = [
      ...[...texts, ...changes].map(([one, hash]) => text(one, hash)),
      ...[...pictures].map(picture),
    ];
    return { id: String(++heads), today, files: Object.fromEntries(files) };
  },
  // The hash of a text is the text itself.
  texts: (hashes) => Object.fromEntries(hashes.map((hash) => [hash, hash])),
  photographs: () => photographs,
};
globalThis.fetch = (path, { body = null }) => {
  const [, what] = /^\/api\/(\w+)/.exec(path);
  return Promise.resolve(Response.json(answers[what](JSON.parse(body))));
};

const { port1, port2 } = new MessageChannel();
Object.assign(globalThis, nodeEndpoint(port1));
await import(pathToFileURL(file).href);
const engine = await wrap(nodeEndpoint(port2)).open(
  'draft',
  proxy(() => undefined),
);

async function check(changed) {
  changes = changed;
  const { connection } = await engine.look();
  if (connection !== 'there') throw new Error(connection);
  const { head } = await engine.published();
  return engine.check([], head);
}

parentPort.on('message', ({ changed }) => {
  check(changed).then(
    ({ problems }) => parentPort.postMessage({ problems }),
    (error) => parentPort.postMessage({ failed: error.stack }),
  );
});
