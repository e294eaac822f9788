// Renders every page like a build and like the desk. In its own thread, because a process has one React, which here
// must be the production one.
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

const load = (file) => import(pathToFileURL(file).href);

async function render({ content, checked, photographs, today }) {
  const { createSite } = await load(workerData.renderer);
  const facts = { photographs, today, changedAt: 0 };
  const built = createSite(content, facts);
  const { pagesOfDraft } = await load(workerData.pages);
  const drafted = pagesOfDraft(checked, photographs, today);
  const assets = () => ({ islandFiles: { scripts: () => [''] } });
  const pages = [];
  for (const path of [...built.paths, '/404']) {
    const target = built.moved.get(path) ?? path;
    const { html } = await built.render(target, assets);
    pages.push({ path, built: html, drafted: await drafted.render(path, []) });
  }
  return { pages, paths: [built.paths, drafted.paths] };
}

parentPort.on('message', (message) => {
  render(message).then(
    (rendered) => parentPort.postMessage({ rendered }),
    (error) => parentPort.postMessage({ failed: error.stack }),
  );
});
