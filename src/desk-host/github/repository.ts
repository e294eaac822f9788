/** The repository of a website. */
export interface Repository {
  owner: string;
  name: string;
  branch: string;
  /** The folder of the content, and nothing else in the repository is ever written: "content". */
  folder: string;
}
