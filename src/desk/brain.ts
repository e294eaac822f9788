import { DraftCheck } from '../editor/draft/draft-check.ts';
import { DraftValues } from '../editor/draft/draft-values.ts';

// A placeholder for the worker of the desk: it holds the draft, checks it, and makes its pages.
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  void import('./preview/pages-of-draft.ts').then(({ pagesOfDraft }) => {
    postMessage([DraftCheck, DraftValues, pagesOfDraft, data].length);
  });
});
