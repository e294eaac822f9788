import type { Field } from '../../content/field.ts';

/** The forms of all files and folders of files, by name. The worker makes them of the schemas, which the page never loads. */
export type Forms = Readonly<Record<string, Field>>;

/** The form of a file, or of its folder; undefined if the site has no such file. */
export const formIn = (forms: Forms, file: string): Field | undefined =>
  own(forms, file) ?? own(forms, file.slice(0, Math.max(0, file.lastIndexOf('/'))));

const own = (forms: Forms, name: string) => (Object.hasOwn(forms, name) ? forms[name] : undefined);
