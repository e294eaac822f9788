// Provided by scripts/desk/bundle/desk-files.ts.

declare module 'virtual:pages' {
  export const pages: import('../../editor/preview/drafted-pages.ts').Templates;
  export const frameFiles: import('../../editor/preview/frame-document.ts').FrameFiles;
}
