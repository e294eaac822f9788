// Renders every page and every other file of the contents that it is sent, as a build does; in a thread of its own,
// since React is loaded once in a process and here it must be the one that builds use.
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

async function render(modules, seed) {
  Object.assign(globalThis, { renderedContent: { modules, today: '2026-11-21', accounts: true } });
  // Loaded anew for each content, which its modules take in as they are loaded.
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
