/** A worker that does of the desk's what the preview needs: it checks a draft, and makes its pages. */
import { contentModel } from '../../../../scripts/site/content-model.ts';
import { DraftCheck } from '../../../../src/editor/draft/draft-check.ts';
import type { DraftedPages } from '../../../../src/editor/preview/drafted-pages.ts';
import type { Photograph } from '../../../../src/rendering/photographs.ts';

export interface Content {
  texts: [file: string, text: string][];
  pictures: [name: string, size: number][];
  photographs: Record<string, Photograph>;
  today: string;
}

export type Asked =
  | { kind: 'begin'; content: Content }
  | { kind: 'change'; file: string; from: string; to: string }
  | { kind: 'picture'; name: string; photograph: Photograph }
  | { kind: 'page'; address: string; day: string | undefined };

let draft: { check: DraftCheck; texts: Map<string, string>; content: Content };
const made = new Map<string, DraftedPages>();

async function answer(asked: Asked): Promise<string> {
  if (asked.kind === 'begin') {
    const { texts, pictures, today } = asked.content;
    const check = new DraftCheck(contentModel(today), new Map(texts), new Map(pictures));
    draft = { check, texts: new Map(texts), content: asked.content };
    return '';
  }
  const { check, texts, content } = draft;
  if (asked.kind === 'page') return pageOf(asked.address, asked.day);
  made.clear();
  if (asked.kind === 'picture') {
    content.photographs[asked.name] = asked.photograph;
    return '';
  }
  const text = texts.get(asked.file)!.replace(asked.from, () => asked.to);
  texts.set(asked.file, text);
  check.write(asked.file, text, true);
  return check
    .problems()
    .map(({ code }) => code)
    .join();
}

async function pageOf(address: string, day: string | undefined) {
  const { pagesOfDraft } = await import('../../../../src/desk/preview/pages-of-draft.ts');
  const { check, content } = draft;
  const key = day ?? content.today;
  if (!made.has(key)) {
    const model = contentModel(content.today);
    const shown = check.contentToShow!;
    made.set(key, pagesOfDraft(shown, content.photographs, model, content.today, day));
  }
  return made.get(key)!.render(address);
}

addEventListener('message', ({ data }: MessageEvent<Asked & { id: number }>) => {
  const began = performance.now();
  void answer(data).then((said) =>
    postMessage({ id: data.id, said, took: performance.now() - began }),
  );
});
