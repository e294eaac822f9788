// A placeholder: the worker of the desk makes the pages of a draft.
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  void import('./preview/pages-of-draft.ts').then(({ pagesOfDraft }) => [pagesOfDraft, data]);
});
