// Renders every page of a draft, and answers with what failed. In its own thread, because a process
// has one React, which here must be the production one.
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

const { pagesOfDraft } = await import(pathToFileURL(workerData.pages).href);

async function failuresOf({ content, images, model, today }) {
  const failures = [];
  const { addresses, render } = pagesOfDraft(content, images, model, today);
  for (const address of addresses)
    await render(address, []).catch((error) => failures.push(`${address}: ${error.message}`));
  return failures;
}

parentPort.on('message', (message) => {
  void failuresOf(message)
    .catch((error) => [error.message])
    .then((failures) => parentPort.postMessage(failures));
});
