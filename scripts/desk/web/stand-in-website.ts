import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headOf } from '../../../src/host/workspace/head-of-files.ts';
import type { FileOfHead } from '../../../src/host/workspace/workspace.ts';
import { filesIn } from '../../disk/files-in.ts';
import { startStandIn, type StandIn } from '../github-stand-in/stand-in.ts';

/** In milliseconds: the duration of each job of a publish on this machine. */
const jobTime = 1500;
const token = 'the-key-of-this-machine';

/** Stands in for GitHub and for the published website; `token` is the access token of the repository. */
interface StandInWebsite {
  standIn: StandIn;
  token: string;
  /** The id of the content that visitors see. */
  liveContent: () => string;
}

/**
 * Starts a stand-in for GitHub with the files of a content folder, and a website whose content changes once a publish
 * has succeeded. With both, the desk on the web runs on this computer.
 */
export async function startWebsite(folder: string): Promise<StandInWebsite> {
  const files = new Map(
    filesIn(folder)
      .filter((name) => !name.startsWith('.'))
      .map((name) => [`content/${name}`, readFileSync(join(folder, name))] as const),
  );
  const standIn = await startStandIn({
    files,
    token,
    workflow: { path: '.github/workflows/site.yml', jobs: ['Checks', 'Build', 'Deploy'] },
  });
  let live = await contentOf(standIn);
  const follow = async () => {
    standIn.runs.goOn();
    if (standIn.runs.list()[0]?.conclusion === 'success') live = await contentOf(standIn);
  };
  setInterval(() => void follow(), jobTime).unref();
  return { standIn, token, liveContent: () => live };
}

async function contentOf({ repository }: StandIn): Promise<string> {
  const tree = repository.tree(repository.head);
  const files: Record<string, FileOfHead> = {};
  for (const [path, hash] of tree)
    if (path.startsWith('content/'))
      files[path.slice('content/'.length)] = { hash, size: repository.blob(hash).length };
  return (await headOf(files)).id;
}
