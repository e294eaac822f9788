/** A file of the desk's page. */
export interface PageFile {
  /** The content type. */
  type: string;
  bytes: () => Uint8Array | Promise<Uint8Array>;
  /** The frame of the preview asks for it too, which has no origin. */
  forFrame?: true;
}

/** By path: "/desk.js". */
export interface PageFiles {
  get: (path: string) => PageFile | undefined;
}

/** The document of the desk; `workspace` is the name of the content that it edits. */
export const documentOf = (workspace: string): PageFile => ({
  type: 'text/html; charset=utf-8',
  bytes: () =>
    Buffer.from(
      `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>The desk</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/desk.css"></head><body data-ground="bone"><div id="desk" data-workspace="${workspace}"></div><script type="module" src="/desk.js"></script></body></html>`,
    ),
});
