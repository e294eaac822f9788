import { buildSchema, graphql, type GraphQLSchema } from 'graphql';
import type { StandInState } from './stand-in-state.ts';
import { hashOf, type StandInRepository, type Tree } from './repository.ts';

let schema: Promise<GraphQLSchema> | undefined;
/**
 * The public schema of GitHub itself: a query that GitHub would refuse is refused here. Takes a second or more the first
 * time.
 */
export const schemaOfGitHub = () => (schema ??= readSchema());

/** Imported on first use: it has four megabytes, and a desk without a stand-in needs none of it. */
async function readSchema() {
  const { schema: published } = await import('@octokit/graphql-schema');
  return buildSchema(published.idl, { assumeValid: true });
}

/** In bytes; GitHub cuts longer texts. */
const longestText = 512_000;

/** Answers a query as GitHub does. */
export async function answerQuery(
  state: StandInState,
  { query, variables }: { query: string; variables: Record<string, unknown> },
) {
  const { data, errors } = await graphql({
    schema: await schemaOfGitHub(),
    source: query,
    variableValues: variables,
    typeResolver: (value: { __typename?: string }) => value.__typename,
    rootValue: {
      repository: ({ owner, name }: { owner: string; name: string }) => {
        if (owner === state.facts.owner && name === state.facts.name) return repositoryNode(state);
        throw new NotFound(`Could not resolve to a Repository with the name '${owner}/${name}'.`);
      },
    },
  });
  return {
    ...(data && { data }),
    ...(errors && {
      errors: errors.map(({ message, originalError }) => ({
        ...(originalError instanceof NotFound && { type: 'NOT_FOUND' }),
        message,
      })),
    }),
  };
}

class NotFound extends Error {}

const repositoryNode = ({ repository, facts }: StandInState) => ({
  ref: ({ qualifiedName }: { qualifiedName: string }) =>
    qualifiedName === `refs/heads/${facts.branch}`
      ? { target: commitNode(repository, repository.head) }
      : null,
  object: ({ oid }: { oid: string }) => {
    if (repository.hasBlob(oid)) return blobNode(repository, oid);
    return repository.hasCommit(oid) ? commitNode(repository, oid) : null;
  },
});

function commitNode(repository: StandInRepository, sha: string): object {
  const { tree, parents, message, author, email, at } = repository.commit(sha);
  return {
    __typename: 'Commit',
    oid: sha,
    message,
    authoredDate: at,
    author: { name: author, email },
    tree: { oid: tree },
    file: ({ path }: { path: string }) => folderNode(repository, repository.tree(sha), path),
    history: ({ first, path }: { first: number; path?: string }) => ({
      nodes: repository
        .history(sha)
        .filter((one) => path === undefined || changes(repository, one, `${path}/`))
        .slice(0, first)
        .map((one) => commitNode(repository, one)),
    }),
    parents: () => ({
      totalCount: parents.length,
      nodes: parents.map((one) => commitNode(repository, one)),
    }),
  };
}

/** Whether a commit changes anything in a folder. */
function changes(repository: StandInRepository, sha: string, start: string): boolean {
  const [parent] = repository.commit(sha).parents;
  return (
    textOf(repository.tree(sha)) !== (parent === undefined ? '' : textOf(repository.tree(parent)))
  );

  function textOf(tree: Tree) {
    return JSON.stringify([...tree].filter(([path]) => path.startsWith(start)).sort());
  }
}

function folderNode(repository: StandInRepository, tree: Tree, path: string): object | null {
  const inside = new Map(
    [...tree].flatMap(([one, sha]) =>
      one.startsWith(`${path}/`) ? [[one.slice(path.length + 1), sha] as const] : [],
    ),
  );
  if (inside.size === 0) return null;
  const names = new Set([...inside.keys()].map((one) => one.split('/')[0]!));
  return {
    name: path.split('/').at(-1),
    type: 'tree',
    mode: 0o040000,
    oid: hashOf(JSON.stringify([...inside].sort())),
    size: 0,
    object: {
      __typename: 'Tree',
      entries: [...names].map((name) => {
        const sha = inside.get(name);
        if (sha === undefined) return folderNode(repository, tree, `${path}/${name}`);
        const size = repository.blob(sha).length;
        return {
          name,
          type: 'blob',
          mode: 0o100644,
          oid: sha,
          size,
          object: blobNode(repository, sha),
        };
      }),
    },
  };
}

function blobNode(repository: StandInRepository, sha: string) {
  const bytes = repository.blob(sha);
  const isBinary = bytes.includes(0);
  return {
    __typename: 'Blob',
    oid: sha,
    byteSize: bytes.length,
    isBinary,
    isTruncated: bytes.length > longestText,
    text: isBinary ? null : bytes.subarray(0, longestText).toString('utf8'),
  };
}
