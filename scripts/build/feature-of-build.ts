/** An optional feature of a site, such as accounts, which depends on settings and content. */
export interface FeatureOfBuild {
  /** Inlined into the bundles. */
  settings: NodeJS.ProcessEnv;
  /** Whether pages connect to an external service for it. */
  isHosted: boolean;
  /** Whether a site with this content has the feature. */
  isIn: (content: ReadonlyMap<string, unknown>) => boolean;
  /** The line for the terminal. */
  line: (isIn: boolean) => string;
  /** Removes the feature's files from a bundled site, or adds those it needs. */
  finish: (site: string, isIn: boolean) => void;
}
