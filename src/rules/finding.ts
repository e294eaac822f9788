import type { FieldFinding } from '../findings/finding.ts';
import type { FaultOf } from '../findings/wording.ts';
import type { ruleWordings } from './wording/rule-wordings.ts';

/** A finding of a rule between files. */
export type RuleFinding = Omit<FieldFinding, 'code' | 'data'> & FaultOf<typeof ruleWordings>;
