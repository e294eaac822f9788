import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentModel } from '../../../src/check/model.ts';
import { caches } from '../../disk/caches.ts';
import { readPhotographs } from '../pictures/photographs.ts';
import { modulesOf, type RenderedContent } from '../../../src/content/content-modules.ts';
import { isStored, LongTexts, longTextsFile } from './long-texts.ts';

type Content = ReadonlyMap<string, unknown>;

const contentFile = 'content.json';

/** Writes the checked content into the folder of a build, which already contains the long texts. */
export async function writeContent(
  root: string,
  folder: string,
  model: ContentModel,
  content: Content,
  { today, changed, accounts }: Omit<RenderedContent, 'modules'>,
  out: string,
): Promise<void> {
  const rendered: RenderedContent = {
    modules: {
      ...modulesOf(content, model),
      images: await readPhotographs(join(folder, model.images), caches(root).placeholderColours),
    },
    today,
    changed,
    accounts,
  };
  writeFileSync(join(out, contentFile), JSON.stringify(rendered));
}

/** Reads the content written by `writeContent`. */
export function readContent(out: string): RenderedContent {
  const rendered = JSON.parse(readFileSync(join(out, contentFile), 'utf8')) as RenderedContent;
  const texts = new LongTexts(join(out, longTextsFile), 'r');
  for (const module of Object.values(rendered.modules))
    for (const thing of Object.values(module)) if (isStored(thing)) texts.withBody(thing);
  return rendered;
}

/** All text of the content as one string: the fonts keep the characters that occur in it. */
export const textsOfContent = (out: string): string =>
  [contentFile, longTextsFile].map((file) => readFileSync(join(out, file), 'utf8')).join('\n');
