import type { RenderedContent } from '../../rendering/content-modules.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import type { Gap } from './gap.ts';
import { frameDocument, type FrameFiles } from './frame-document.ts';

/** What pages are rendered from: the content as for a build, and whether posts of later days are pages. */
export interface DraftedContent extends RenderedContent {
  drafts: boolean;
}

/** A site's templates as one function of its content. */
export type Templates = (
  content: DraftedContent,
) => Pick<Renderer, 'addresses' | 'moved' | 'render' | 'runtime'>;

/** The pages of a draft. */
export interface DraftedPages {
  addresses: readonly string[];
  /** The document of a page, for a frame, which marks the gaps; at an unknown address that of "not found". */
  render: (address: string, gaps: readonly Gap[]) => Promise<string>;
}

/**
 * Makes the pages of a content. `day`: the day on which they are seen, if it is still to come; their clock then starts
 * at noon of it.
 */
export function draftedPages(
  templates: Templates,
  content: DraftedContent,
  files: FrameFiles,
  day?: string,
): DraftedPages {
  const { addresses, moved, render, runtime } = templates(
    day === undefined ? content : { ...content, today: day },
  );
  const islandFiles = { scripts: (name: string) => files.islands[name] ?? [] };
  return {
    addresses,
    async render(address, gaps) {
      const page = await render(moved.get(address) ?? address, () => ({
        head: '',
        foot: '',
        islandFiles,
      }));
      return frameDocument(page.html, files, files.runtimes[runtime]!, { day, gaps });
    },
  };
}
