import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { placeConstants } from '../../../src/content/place/place-constants.ts';

/** Bundles the function of a host into one file; `facts` replace __DESK_HOST__ in it. */
export async function bundleFunction(root: string, entry: string, facts: object): Promise<string> {
  const bundle = await rolldown({
    input: join(root, entry),
    // A bundle for browsers runs on every host.
    platform: 'browser',
    external: /^(node:|firebase-functions\/)/,
    resolve: { alias: { yaml: join(root, 'node_modules/yaml/browser/index.js') } },
    transform: { define: { ...placeConstants(__PLACE__), __DESK_HOST__: JSON.stringify(facts) } },
    logLevel: 'warn',
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  return output[0].code;
}
