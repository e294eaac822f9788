// The modules of checked content, which scripts/build/vite/content-plugin.ts provides.

declare module '*/content/files' {
  const files: import('./files.ts').Files;
  export default files;
}

declare module '*/content/posts' {
  /** By the name of the file, which is the address of the post. */
  const posts: Record<string, import('./post.ts').Post>;
  export default posts;
}

declare module '*/content/images' {
  /** By the name of the file. */
  const photographs: Record<string, import('./photographs.ts').Photograph>;
  export default photographs;
}
