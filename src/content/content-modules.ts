/** What a renderer reads: the values of the content modules, and the settings of the build. */
export interface RenderedContent {
  /** By module name below content/: "files", "posts", "images". */
  modules: Record<string, Record<string, unknown>>;
  /** "2026-11-21", at the place of the site. */
  today: string;
  /** When the content last changed, in seconds since 1970. */
  changed: number;
  /** Whether the site has accounts. */
  accounts: boolean;
}

/** The checked values, by file name. */
type Content = ReadonlyMap<string, unknown>;

/** The required files of a content model, and its folders, by name. */
export interface ContentNames {
  files: Readonly<Record<string, unknown>>;
  folders: Readonly<Record<string, unknown>>;
}

/** The files of a content folder, by name. */
export const folderModule = (content: Content, folder: string) =>
  Object.fromEntries(
    [...content]
      .filter(([file]) => file.startsWith(`${folder}/`))
      .map(([file, value]) => [file.slice(folder.length + 1, -'.yaml'.length), value]),
  );

/** All required files, by path. */
export const filesModule = (content: Content, { files }: Pick<ContentNames, 'files'>) =>
  Object.fromEntries([...content].filter(([file]) => file in files));

/** All modules except the photographs, by name. */
export const modulesOf = (content: Content, model: ContentNames) => ({
  files: filesModule(content, model),
  ...Object.fromEntries(
    Object.keys(model.folders).map((name) => [name, folderModule(content, name)]),
  ),
});
