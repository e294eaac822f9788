// The types of the modules with the checked content, which scripts/build/vite/content-plugin.ts provides: change both
// together.

declare module '*/content/files' {
  const files: import('./files.ts').Files;
  export default files;
}

declare module '*/content/posts' {
  /** The posts by the names of their files, which are also their addresses. */
  const posts: Record<string, import('./post.ts').Post>;
  export default posts;
}

declare module '*/content/images' {
  /** The photographs by the names of their files. */
  const photographs: Record<string, import('./photographs.ts').Photograph>;
  export default photographs;
}
