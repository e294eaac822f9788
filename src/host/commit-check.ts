import { ContentInMemory } from '../check/content-in-memory.ts';
import { schemaOf, type ContentModel } from '../check/model.ts';
import { formatOf, largestFile } from '../check/picture-formats.ts';
import type { Commit, CommitFault, Head } from './workspace/workspace.ts';

/** In bytes. */
const mostOfPictures = 40_000_000;

/** Checks commits on the server, independently of the page that sent them. */
export class CommitCheck {
  readonly model: ContentModel;
  private readonly pictures = new Map<string, number>();
  /** Reused, so that only changed files are parsed again. */
  private readonly content: ContentInMemory;

  constructor(model: ContentModel) {
    this.model = model;
    this.content = new ContentInMemory(model, new Map(), this.pictures);
  }

  /**
   * Why a commit onto a head is refused; undefined if it is accepted. `textOf` returns the text of a file of the head.
   */
  faultOf(
    { texts, pictures }: Commit,
    head: Head,
    textOf: (file: string) => string | undefined,
  ): CommitFault | undefined {
    const { model } = this;
    const isContent =
      Object.keys(texts).every((file) => isTextFile(file) && schemaOf(model, file)) &&
      Object.entries(pictures).every(([name, bytes]) => isPicture(name, bytes));
    if (!isContent) return 'not-content';
    const sizes = Object.entries(pictures).map(([name, { length }]) => [name, length] as const);
    if (sizes.reduce((sum, [, size]) => sum + size, 0) > mostOfPictures) return 'too-large';
    this.load(head, texts, textOf);
    for (const [name, size] of sizes) this.pictures.set(name, size);
    const { problems } = this.content.check();
    return problems.some(({ severity }) => severity === 'error') ? 'mistakes' : undefined;
  }

  private load(head: Head, texts: Commit['texts'], textOf: (file: string) => string | undefined) {
    const start = `${this.model.images}/`;
    const names = Object.keys(head.files);
    this.pictures.clear();
    for (const name of names)
      if (name.startsWith(start))
        this.pictures.set(name.slice(start.length), head.files[name]!.size);
    const yaml = names.filter((name) => !name.startsWith(start));
    for (const file of new Set([...this.content.files, ...yaml, ...Object.keys(texts)])) {
      const text = Object.hasOwn(texts, file) ? texts[file] : textOf(file);
      this.content.write(file, text ?? undefined);
    }
  }
}

/** Whether a name is that of a YAML file in the content folder, or in a folder in it. */
const isTextFile = (file: string) => /^([a-z]+\/)?[a-z0-9-]+\.yaml$/.test(file);

/** Whether these are the bytes of a picture that a website may have. */
export const isPictureFile = (bytes: Uint8Array) =>
  bytes.length <= largestFile && formatOf(bytes) !== undefined;

const isPicture = (name: string, bytes: Uint8Array) =>
  /^[a-z0-9-]+\.[a-z]+$/.test(name) &&
  isPictureFile(bytes) &&
  (formatOf(bytes)?.endings.includes(name.slice(name.indexOf('.') + 1)) ?? false);

/** Returns a function that returns the check for today: rules depend on the date, so each day needs a new one. */
export function commitChecks(modelNow: () => ContentModel): () => CommitCheck {
  let check: CommitCheck | undefined;
  return () => {
    const model = modelNow();
    if (check?.model.today !== model.today) check = new CommitCheck(model);
    return check;
  };
}
