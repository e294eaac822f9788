/** Whether a path is a file of the operating system, of Office or of git, which is not content. */
export const isIgnored = (path: string) =>
  /(?:^|\/)(\.DS_Store|Thumbs\.db|~\$[^/]*|\.git[^/]*)(?:\/|$)/.test(path);
