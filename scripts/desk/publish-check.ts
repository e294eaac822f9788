import { ContentInMemory } from '../../src/checker/content-in-memory.ts';
import type { ContentModel } from '../../src/checker/model.ts';
import { words } from '../../src/editor/words.ts';
import { isError } from '../../src/editor/draft/draft-check.ts';
import type { Contents } from './publish/folder.ts';
import type { RefusalWords } from './publish/publish-refused.ts';

/** Refuses merged content in which the check finds an error. */
export const publishCheck =
  (model: ContentModel) =>
  (files: Contents): RefusalWords | undefined => {
    const texts = new Map<string, string>();
    const pictures = new Map<string, number>();
    const start = `${model.images}/`;
    for (const [name, content] of files)
      if (name.startsWith(start)) pictures.set(name.slice(start.length), content.length);
      else if (name.endsWith('.yaml')) texts.set(name, content.toString());
    const { problems } = new ContentInMemory(model, texts, pictures).check();
    return problems.some(isError) ? words.publishCheck : undefined;
  };
