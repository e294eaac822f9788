const { FIREBASE_AUTH_EMULATOR_HOST: auth, FIRESTORE_EMULATOR_HOST: store } = process.env;

/**
 * The official emulators, which run already or which `npm run test:deep` starts around these tests; undefined elsewhere.
 * Origins: "http://127.0.0.1:9099".
 */
export const emulators =
  auth !== undefined && store !== undefined
    ? { auth: `http://${auth}`, store: `http://${store}` }
    : undefined;

/** The document store as the SDK wants it. */
export function storePlace() {
  const { hostname, port } = new URL(emulators!.store);
  return { host: hostname, port: Number(port) };
}
