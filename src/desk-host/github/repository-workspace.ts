import type { ContentModel } from '../../checker/model.ts';
import type { Workspace } from '../../editor/workspace/workspace.ts';
import { CommitCheck } from '../commit-check.ts';
import type { GitHub } from './ask-github.ts';
import { Blobs } from './blobs.ts';
import { readBranch } from './content-tree.ts';
import { headOf } from './head-of-files.ts';
import { makeCommit } from './make-commit.ts';
import type { Repository } from './repository.ts';
import { progressOf } from './progress.ts';
import { textsOfVersion, versionsOf } from './versions.ts';

export interface RepositoryWorkspaceParts {
  github: GitHub;
  repository: Repository;
  /** "https://ironbanyan.example": where visitors see it. */
  site: string;
  /** Today's: its rules know the date. */
  modelNow: () => ContentModel;
}

/** The repository of a website as a workspace. Rejects with StoreFailed where GitHub refuses or does not answer. */
export function repositoryWorkspace({
  github,
  repository,
  site,
  modelNow,
}: RepositoryWorkspaceParts): Omit<Workspace, 'photographs'> {
  const blobs = new Blobs(github, repository);
  const { images } = modelNow();
  const headNow = async () => headOf((await readBranch(github, repository)).files);
  let check: CommitCheck | undefined;
  const checkNow = () => {
    const model = modelNow();
    // A new one after midnight, as rules know the date.
    if (check?.model.today !== model.today) check = new CommitCheck(model);
    return check;
  };
  return {
    head: headNow,
    texts: (hashes) => blobs.texts(hashes),
    picture: async (name) => {
      const found = (await headNow()).files[`${images}/${name}`];
      return found && blobs.bytes(found.hash);
    },
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
