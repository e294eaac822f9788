import { fieldWordings } from './field-wordings.ts';
import { ruleWordings } from './rule-wordings.ts';

/** The sentences of all that schemas and rules find in the content. */
export const contentWordings = { ...fieldWordings, ...ruleWordings };
