import type { FaultOf } from '../../findings/wording.ts';
import { characterAndBraceWordings } from './characters-and-braces.ts';
import { fileWordings } from './files.ts';
import { lineValueWordings } from './line-values.ts';
import { lineWordings } from './lines.ts';
import { repairWordings } from './repairs.ts';
import { syntaxWordings } from './syntax.ts';
import { valueWordings } from './values.ts';

/** All messages of the checker itself, for the content of any site. */
export const checkerWordings = {
  ...lineWordings,
  ...lineValueWordings,
  ...repairWordings,
  ...characterAndBraceWordings,
  ...valueWordings,
  ...syntaxWordings,
  ...fileWordings,
};

/** Any fault that the checker reports itself. */
export type CheckerFault = FaultOf<typeof checkerWordings>;
/** A fault in the lines of a file. */
export type LineFault =
  FaultOf<typeof lineWordings> | FaultOf<typeof lineValueWordings> | FaultOf<typeof repairWordings>;
/** A fault of a whole file, picture or folder, or of its name. */
export type FileFault = FaultOf<typeof fileWordings>;
