import { trustedTypesPolicy } from '../security/headers.ts';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => string };
}

const address = '/service-worker.js';

/** Has the device keep the timetable and the contact page; not where data is to be saved. */
export function keepCopies() {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!workers || connection?.saveData) return;
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(trustedTypesPolicy, { createScriptURL: () => address });
  workers
    .register(policy?.createScriptURL('') ?? address, { updateViaCache: 'none' })
    // A page of which nothing is kept is as good as before.
    .catch(() => undefined);
}
