import type { ContentModel } from '../../checker/model.ts';
import { headOf } from '../../editor/workspace/head-of-files.ts';
import type { Workspace } from '../../editor/workspace/workspace.ts';
import { commitChecks } from '../commit-check.ts';
import { photographsOf } from '../photographs-of-site.ts';
import type { GitHub } from './ask-github.ts';
import { Blobs } from './blobs.ts';
import { readBranch } from './content-tree.ts';
import { makeCommit } from './make-commit.ts';
import type { Repository } from './repository.ts';
import { progressOf } from './progress.ts';
import { textsOfVersion, versionsOf } from './versions.ts';

export interface RepositoryWorkspaceParts {
  github: GitHub;
  repository: Repository;
  /** The origin of the website, where visitors see the content: "https://ironbanyan.example". */
  site: string;
  /** Today's: its rules know the date. */
  modelNow: () => ContentModel;
}

/**
 * The repository of a website as a workspace. Rejects with StoreFailed where GitHub or the website refuses or does not
 * answer.
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
  return {
    head: headNow,
    texts: (hashes) => blobs.texts(hashes),
    picture: async (name) => {
      const found = (await headNow()).files[`${images}/${name}`];
      return found && blobs.bytes(found.hash);
    },
    photographs: () => photographsOf(site),
    commit: (commit) =>
      makeCommit(
        {
          github,
          repository,
          images,
          faultOf: async (one, head) => {
            const texts = Object.entries(head.files).filter(([name]) => name.endsWith('.yaml'));
            const known = await blobs.texts(texts.map(([, { hash }]) => hash));
            return checkNow().faultOf(one, head, (file) => known[head.files[file]?.hash ?? '']);
          },
        },
        commit,
      ),
    history: (most) => versionsOf(github, repository, most),
    progress: (head) => progressOf(github, repository, site, head),
    version: (id) => textsOfVersion(github, blobs, repository, id),
  };
}
