/**
 * Registers the service worker, unless the build keeps no offline copies (`__OFFLINE_COPIES__`) or the browser saves
 * data. Pages work without a service worker.
 */

import { trustedTypesPolicy } from '../document/headers.ts';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (path: string) => string };
}

const path = '/service-worker.js';

const workers = (navigator as Partial<Navigator>).serviceWorker;
if (
  __OFFLINE_COPIES__ &&
  workers &&
  !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData
) {
  const trusted = (window as { trustedTypes?: TrustedTypes }).trustedTypes
    ?.createPolicy(trustedTypesPolicy, { createScriptURL: () => path })
    .createScriptURL('');
  workers
    .register(trusted ?? path, { updateViaCache: 'none' })
    .then(() => workers.ready)
    .then(({ active }) => {
      // The first page was loaded before the worker was active, so the worker is told its path.
      if (!workers.controller) active!.postMessage(location.pathname);
    })
    // If this fails, there are no offline copies, and nothing else is lost.
    .catch(() => undefined);
}
