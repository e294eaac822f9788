import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../disk/files-in.ts';
import { keepRepository } from './publish/repository.ts';
import { startStandIn } from './publish/stand-in.ts';

const token = 'trial_key_of_the_desk';
/** In milliseconds: long enough to watch, short enough to wait for. */
const jobTime = 2500;

/** Starts a stand-in for GitHub that holds the content, in memory, for a trial; returns its address. */
export async function trialRepository(root: string, folder: string, own: string): Promise<string> {
  const file = 'site.yml';
  const workflow = { file, text: readFileSync(join(root, '.github/workflows', file), 'utf8') };
  const files = new Map(
    filesIn(folder).map((name) => [`content/${name}`, readFileSync(join(folder, name))]),
  );
  const { address, facts } = await startStandIn({ files, token, workflow, jobTime });
  const { owner, name, branch } = facts;
  keepRepository(join(own, 'repository.json'), { owner, name, branch, token });
  return address;
}
