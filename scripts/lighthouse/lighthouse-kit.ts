import { packageKit } from '../programs/package-kit.ts';

/** The folder that holds Lighthouse, in the last series that runs on Node 20. */
export const lighthouseKit = (root: string) => packageKit(root, 'lighthouse', '12.8.2');
