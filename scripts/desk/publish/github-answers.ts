/** A file of a tree, with the hash of its blob. */
export interface TreeEntry {
  path: string;
  mode: string;
  type: string;
  sha: string;
}

/** A change to a tree: text, an existing blob, or null to delete the file. */
export type TreeChange = { path: string; mode: '100644'; type: 'blob' } & (
  { content: string } | { sha: string | null }
);

export interface Commit {
  sha: string;
  tree: { sha: string };
  parents: { sha: string }[];
}

export interface Author {
  name: string;
  email: string;
}

/** One run of a workflow. */
export interface Run {
  id: number;
  path: string;
  head_sha: string;
  /** "queued", "in_progress", "completed" and some more. */
  status: string;
  conclusion: string | null;
  html_url: string;
}

export interface Job {
  name: string;
  status: string;
  conclusion: string | null;
  html_url: string | null;
}

export interface RepositoryFacts {
  archived: boolean;
  permissions?: { push: boolean };
}
