/* The names of fields in a page of the preview, which has them in its attributes `data-field`. */

import { pathOfDotted } from '../../content/path.ts';
import type { FieldPlace } from '../draft/edit.ts';

/** Names a field: "plans.yaml:plans.0.name". */
export const fieldName = ({ file, path }: FieldPlace) => `${file}:${path.join('.')}`;

/** Returns the field with a name. */
export function fieldNamed(name: string): FieldPlace {
  const [file = '', path = ''] = name.split(':');
  return { file, path: pathOfDotted(path) };
}

/** Matches the elements of a page that show a field, or a field inside it. */
export const elementsOf = (name: string) =>
  `[data-field~="${name}"], [data-field^="${name}."], [data-field*=" ${name}."]`;
