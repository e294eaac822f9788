/** Something that a site has or has not, by its settings and its content: accounts of visitors. */
export interface FeatureOfBuild {
  /** What is written into the bundles. */
  settings: NodeJS.ProcessEnv;
  /** Kept by a service elsewhere, which the pages may ask. */
  isHosted: boolean;
  isIn: (content: ReadonlyMap<string, unknown>) => boolean;
  /** What the terminal says of it. */
  line: (isIn: boolean) => string;
  /** Leaves out of a bundled site what only the feature needs, or puts in what it needs besides. */
  finish: (site: string, isIn: boolean) => void;
}
