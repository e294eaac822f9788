/** Names that systems, editors, office programs and syncs leave behind; whole names, in any folder. */
const leftovers = [
  // Windows, macOS, Linux.
  /^(Thumbs|ehthumbs)\.db$|^desktop\.ini$|^\$RECYCLE\.BIN$|^System Volume Information$/i,
  /^\._|^\.(DS_Store|Spotlight-V100|Trashes|fseventsd|directory|fuse_hidden.*|nfs.*)$|^Icon\r$|^__MACOSX$/,
  // Office programs, editors, git.
  /^~\$|^\.~lock\..*#$|^#.*#$|^\.#|~$|\.(bak|orig|old|tmp|swp|swo|rej|save)$/i,
  /^\.(git.*|idea|vscode|vs|history)$/,
  // Syncs and downloads that are under way.
  /^\..*\.icloud$|^\.(dropbox.*|stfolder.*|stversions|sync|syncthing\..*|tmp\.drivedownload)$|^~syncthing~/i,
  /\.(part|partial|crdownload|download)$/i,
];

/** Whether a path is, or is in, what a program has left behind, which is not content. */
export const isIgnored = (path: string) =>
  path.split('/').some((name) => leftovers.some((pattern) => pattern.test(name)));
