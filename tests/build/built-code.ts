import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { withoutHostedProject } from '../../scripts/accounts/accounts-of-build.ts';
import { bundlesOf } from '../../scripts/build/bundles.ts';
import { caches } from '../../scripts/disk.ts';
import { root } from '../check/content-copy.ts';

/** The folder with the code of `npm run build -- --local-accounts`, built earlier by `npm test`. */
export const builtCode = () => bundlesOf(root, caches(root).bundles, withoutHostedProject);

/** Starts a worker of this folder, which renders in a thread of its own; returns what asks it. */
export function workerOf(name: string, workerData: unknown) {
  const worker = new Worker(join(import.meta.dirname, name), {
    env: { ...process.env, NODE_ENV: 'production' },
    workerData,
  });
  return {
    /** Throws what it failed at. */
    async ask<Answer>(message: object): Promise<Answer> {
      worker.postMessage(message);
      const [answer] = (await once(worker, 'message')) as [Answer & { failed?: string }];
      if (answer.failed !== undefined) throw new Error(answer.failed);
      return answer;
    },
    end: () => worker.terminate(),
  };
}
