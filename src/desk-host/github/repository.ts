/** The repository of a website at GitHub: `owner`/`name`. */
export interface Repository {
  owner: string;
  name: string;
  branch: string;
  /** The folder of the content: "content". Nothing else in the repository is ever written. */
  folder: string;
}
