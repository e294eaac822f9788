// Renders all pages and files of each received content like a build. In its own thread, because a process has one
// React, which here must be the production one.
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

async function render({ content, photographs }) {
  const { createSite } = await import(pathToFileURL(workerData).href);
  const site = createSite(content, {
    photographs,
    today: '2026-11-21',
    changedAt: 1_795_219_200,
  });
  const pages = [];
  const { name, descriptor } = site.brand;
  const assets = () => ({
    islandFiles: { scripts: () => [] },
    draw: ({ words }) => {
      pages.push(['/share/x.jpg', [words, name, descriptor].join('\n')]);
      return '/share/x.jpg';
    },
  });
  for (const path of [...site.paths, '/404'])
    pages.push([path, (await site.render(path, assets)).html]);
  for (const { path, text } of site.files()) pages.push([path, [...text].join('')]);
  return pages;
}

parentPort.on('message', (message) => {
  render(message).then(
    (pages) => parentPort.postMessage({ pages }),
    (error) => parentPort.postMessage({ failed: error.stack }),
  );
});
