import { withoutHostedProject } from '../../scripts/accounts/accounts-of-build.ts';
import { bundlesOf } from '../../scripts/build/bundles.ts';
import { caches } from '../../scripts/disk.ts';
import { root } from '../check/content-copy.ts';

/** The folder with the code of `npm run build -- --local-accounts`, built earlier by `npm test`. */
export const builtCode = () => bundlesOf(root, caches(root).bundles, withoutHostedProject);
