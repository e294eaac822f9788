import { fieldWordings } from '../../content/wording/field-wordings.ts';
import { ruleWordings } from './rule-wordings.ts';

/** The sentences of everything that the schemas and the rules of this site find, by code. */
export const contentWordings = { ...fieldWordings, ...ruleWordings };
