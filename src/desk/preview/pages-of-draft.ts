import { frameFiles, pages } from 'virtual:pages';
import { modulesOf, type RenderedContent } from '../../content/files.ts';
import type { Photograph } from '../../content/photographs.ts';
import type { Renderer } from '../../design/document/renderer.ts';
import { frameDocument, type FrameFiles } from './frame-document.ts';

/**
 * Renders the pages of this site from checked content. Its own module, because the templates load after the check.
 * `day`: the date to render for, if later than `today`.
 */
export const pagesOfDraft = (
  content: ReadonlyMap<string, unknown>,
  photographs: Record<string, Photograph>,
  today: string,
  day?: string,
): DraftedPages =>
  draftedPages(
    pages,
    {
      modules: { ...modulesOf(content), images: photographs },
      today,
      // No calendar file is previewed.
      changed: 0,
      accounts: true,
      drafts: true,
    },
    frameFiles,
    day,
  );

/** The input of a render: the content as for a build, and whether posts that are drafts or in the future have pages. */
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
  /** Renders a page for the frame; an unknown address renders "not found". */
  render: (address: string) => Promise<string>;
}

/** Renders the pages of some content. `day`: the date if it is in the future; their clock then starts at noon. */
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
    async render(address) {
      const page = await render(moved.get(address) ?? address, () => ({
        head: '',
        foot: '',
        islandFiles,
      }));
      return frameDocument(page.html, files, files.runtimes[runtime]!, day);
    },
  };
}
