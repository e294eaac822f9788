import { ContentInMemory } from '../../src/check/content-in-memory.ts';
import { type Files, modulesOf } from '../../src/content/files.ts';
import { pictures, texts } from '../check/content-at-hand.ts';
import { madeUpPhotograph } from '../made-up.ts';

/** The content for modules of pages that are imported after this one, with one photograph for all. */
const { content } = new ContentInMemory(__TODAY__, texts, pictures).check();
const images = new Proxy({}, { get: () => madeUpPhotograph });
const modules = { ...modulesOf(content), images };
Object.assign(globalThis, { renderedContent: { modules } });

/** Changes the content for those that are imported after that. */
export const changeFiles = (by: (files: Files) => Files) =>
  Object.assign(modules, { files: by(modules.files as Files) });
