import type { FaultOf } from '../../../src/findings/wording.ts';
import { fileWordings } from './files.ts';
import { lineWordings } from './lines.ts';
import { syntaxWordings } from './syntax.ts';
import { valueWordings } from './values.ts';

/** What the checker finds by itself, whatever the site is about. */
export const checkerWordings = {
  ...lineWordings,
  ...valueWordings,
  ...syntaxWordings,
  ...fileWordings,
};

export type CheckerFault = FaultOf<typeof checkerWordings>;
export type LineFault = FaultOf<typeof lineWordings>;
export type FileFault = FaultOf<typeof fileWordings>;
