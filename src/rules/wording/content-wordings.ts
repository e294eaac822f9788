import { fieldWordings } from '../../content/wording/field-wordings.ts';
import { ruleWordings } from './rule-wordings.ts';

/** The sentences of all findings of schemas and rules. */
export const contentWordings = { ...fieldWordings, ...ruleWordings };
