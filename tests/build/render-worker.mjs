// Renders all pages and files of each received content like a build. In its own thread, because a process has one
// React, which here must be the production one.
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

async function render(modules, seed) {
  Object.assign(globalThis, {
    renderedContent: { modules, today: '2026-11-21', changed: 1_795_219_200, accounts: true },
  });
  // Imported again for each content, which its modules read when they are evaluated.
  const renderer = await import(`${pathToFileURL(workerData).href}?${seed}`);
  const pages = [];
  const { name, descriptor } = renderer.brand;
  const assets = () => ({
    head: '',
    foot: '',
    islandFiles: { scripts: () => [] },
    draw: ({ words }) => {
      pages.push(['/share/x.jpg', [words, name, descriptor].join('\n')]);
      return '/share/x.jpg';
    },
  });
  for (const address of [...renderer.addresses, '/404'])
    pages.push([address, (await renderer.render(address, assets)).html]);
  for (const { address, text } of renderer.files()) pages.push([address, [...text].join('')]);
  return pages;
}

parentPort.on('message', ({ modules, seed }) => {
  render(modules, seed).then(
    (pages) => parentPort.postMessage({ pages }),
    (error) => parentPort.postMessage({ failed: error.stack }),
  );
});
