import { checkBetween, type ParsedFolder, type Report } from '../../src/check/check-between.ts';
import type { ContentModel } from '../../src/check/model.ts';
import type { Problem } from '../../src/content/problem.ts';
import { checkImages } from './check-images.ts';
import { ImageCache } from './image-cache.ts';
import { listFiles } from './list-files.ts';
import { loadFiles, type LoadOptions } from './load-files.ts';

export interface Options extends LoadOptions {
  /** The file with the hashes of pictures already decoded; without it, all are decoded. */
  imageCache?: string;
  /** Also reports everything still marked `placeholder: true`. */
  launch?: boolean;
}

/** Checks a whole content folder, and collects every problem. */
export const checkContent = async (
  folder: string,
  model: ContentModel,
  options: Options = {},
): Promise<Report> => checkBetween(await checkFiles(folder, model, options), model, options.launch);

/** The first half of the check: the per-file checks, and the pictures. */
export async function checkFiles(
  folder: string,
  model: ContentModel,
  options: Options = {},
): Promise<ParsedFolder> {
  const list = listFiles(folder, model);
  const problems: Problem[] = [...list.problems];
  const files = await loadFiles(folder, list.yaml, model, options);
  for (const [file, parsed] of files)
    for (const problem of parsed.problems) problems.push({ ...problem, file });
  const cache = new ImageCache(options.imageCache);
  problems.push(...(await checkImages(folder, model.images, list.pictures, cache)));
  return {
    files,
    pictures: [...list.pictures.keys()],
    lostPictures: lostPicturesOf(list.misnamed, model.images),
    problems,
  };
}

/** Pictures that are not plain files; all of them, when their folder has another name. */
function lostPicturesOf(misnamed: ReadonlySet<string>, images: string): 'all' | string[] {
  if (misnamed.has(images)) return 'all';
  return [...misnamed].flatMap((file) =>
    file.startsWith(`${images}/`) ? [file.slice(images.length + 1)] : [],
  );
}
