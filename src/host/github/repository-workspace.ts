import type { ContentModel } from '../../check/model.ts';
import { headOf } from '../workspace/head-of-files.ts';
import type { Commit, CommitReply, Workspace } from '../workspace/workspace.ts';
import { commitChecks, isPictureFile } from '../commit-check.ts';
import { photographsOf } from '../photographs-of-site.ts';
import type { GitHub } from './ask-github.ts';
import { Blobs, isHash } from './blobs.ts';
import { readBranch } from './content-tree.ts';
import { makeCommit } from './make-commit.ts';
import { progressOf } from './progress.ts';
import type { Repository } from './repository.ts';
import { changedTexts, sidesOf, versionsOf } from './versions.ts';

/** The dependencies of the workspace. */
export interface RepositoryWorkspaceParts {
  github: GitHub;
  repository: Repository;
  /** The origin of the website, where visitors see the content: "https://ironbanyan.example". */
  site: string;
  /** Returns the model for today, because rules depend on the date. */
  modelNow: () => ContentModel;
}

/**
 * Stores the content of a desk on the web in the repository of the website at GitHub. Its methods reject with
 * StoreFailed if GitHub refuses or does not answer; `photographs` does so for the website.
 */
export function repositoryWorkspace({
  github,
  repository,
  site,
  modelNow,
}: RepositoryWorkspaceParts): Workspace {
  const blobs = new Blobs(github, repository);
  const { images } = modelNow();
  const headNow = async () => headOf((await readBranch(github, repository)).files);
  const checkNow = commitChecks(modelNow);
  const make = (commit: Commit): Promise<CommitReply> =>
    makeCommit(
      {
        github,
        repository,
        blobs,
        images,
        faultOf: async (one, head) => {
          const texts = Object.entries(head.files).filter(([name]) => name.endsWith('.yaml'));
          const known = await blobs.texts(texts.map(([, { hash }]) => hash));
          return checkNow().faultOf(one, head, (file) => known[head.files[file]?.hash ?? '']);
        },
      },
      commit,
    );
  return {
    head: headNow,
    texts: (hashes) => blobs.texts(hashes),
    picture: async (name) => {
      const hash = (await headNow()).files[`${images}/${name}`]?.hash;
      return hash === undefined ? undefined : blobs.bytes(hash);
    },
    uploads: {
      keep: async (bytes) => (isPictureFile(bytes) ? blobs.keep(bytes) : undefined),
      bytes: async (hash) => (isHash(hash) ? blobs.find(hash) : undefined),
    },
    photographs: () => photographsOf(site),
    commit: make,
    history: (most) => versionsOf(github, repository, most),
    progress: (head) => progressOf(github, repository, site, head),
    version: async (id) => {
      const sides = await sidesOf(github, repository, id);
      return sides && changedTexts(blobs, sides);
    },
  };
}
