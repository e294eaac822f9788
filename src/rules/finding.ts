import type { FieldFinding } from '../findings/finding.ts';
import type { FaultOf } from '../findings/wording.ts';
import type { ruleWordings } from './wording/rule-wordings.ts';

/** What a rule between files has found, and in which value of which file. */
export type RuleFinding = Omit<FieldFinding, 'code' | 'data'> & FaultOf<typeof ruleWordings>;
