/** Whether a path leads to something that systems and git leave in a folder, and no content. */
export const isIgnored = (path: string) =>
  /(?:^|\/)(\.DS_Store|Thumbs\.db|~\$[^/]*|\.git[^/]*)(?:\/|$)/.test(path);
