/** The folders of files that never change, because their names contain a hash. */
export const immutableFolders = ['/assets/', '/fonts/', '/photographs/'];
