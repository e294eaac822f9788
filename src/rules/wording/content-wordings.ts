import { fieldWordings } from '../../content/wording/field-wordings.ts';
import { ruleWordings } from './rule-wordings.ts';

export const contentWordings = { ...fieldWordings, ...ruleWordings };
