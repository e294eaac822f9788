import { sameWording, type FaultOf } from '../../findings/wording.ts';
import { characterAndBraceWordings } from './characters-and-braces.ts';
import { fileWordings } from './files.ts';
import { valueWordings } from './values.ts';

/** All messages of the checker itself, for the content of any site. */
export const checkerWordings = {
  /** Sentences written where the problem is found. */
  said: sameWording<{ message: string; remedy: string }>(({ message, remedy }) => [
    message,
    remedy,
  ]),
  ...characterAndBraceWordings,
  ...valueWordings,
  ...fileWordings,
};

/** Any fault that the checker reports itself. */
export type CheckerFault = FaultOf<typeof checkerWordings>;
/** A fault of a whole file, picture or folder, or of its name. */
export type FileFault = FaultOf<typeof fileWordings>;
