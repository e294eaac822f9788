/** The repository of a website at GitHub: `owner`/`name`. */
export interface Repository {
  owner: string;
  name: string;
  branch: string;
  /** The folder of the content: "content". A desk writes to no other folder. */
  folder: string;
}
