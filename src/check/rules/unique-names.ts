import type { ValueProblem } from '../../content/problem.ts';
import { valueOf, type CheckedFiles } from '../../content/checked-files.ts';
import { short } from '../../content/schema-problem.ts';
import { toId } from '../../content/text/to-id.ts';

/** No two plans, classes or coaches have the same name: visitors could not tell them apart. */
export function* namesAreUnique(content: CheckedFiles): Generator<ValueProblem> {
  const lists = [
    ['plans', 'plans', valueOf(content, 'plans.yaml')?.plans],
    ['classes', 'classes', valueOf(content, 'classes.yaml')?.classes],
    ['trainers', 'coaches', valueOf(content, 'trainers.yaml')?.trainers],
  ] as const;
  for (const [list, things, items] of lists) {
    const seen = new Map<string, number>();
    for (const [index, { name }] of items?.entries() ?? []) {
      const earlier = seen.get(name.toLowerCase());
      if (earlier === undefined) {
        seen.set(name.toLowerCase(), index);
        continue;
      }
      // The item whose id does not match its name is the one that was changed.
      const hasOwnName = (item: number) => items![item]!.id === toId(name);
      const changed = hasOwnName(index) && !hasOwnName(earlier) ? earlier : index;
      yield {
        file: `${list}.yaml`,
        path: [list, changed, 'name'],
        message: `Two ${things} are called "${name}" (items ${earlier + 1} and ${index + 1}).`,
        remedy: 'Give one of the two another name, or delete it if it is a copy.',
      };
    }
  }
}

/** No question, feature, featured class, voice, language or link to another site is listed twice. */
export function* listedTextsAreUnique(content: CheckedFiles): Generator<ValueProblem> {
  const questions = valueOf(content, 'faq.yaml')?.questions;
  const features = valueOf(content, 'plans.yaml')?.features;
  const featured = valueOf(content, 'pages/home.yaml')?.featured.classes;
  const social = valueOf(content, 'contact.yaml')?.social;
  const spoken = valueOf(content, 'contact.yaml')?.languages.spoken;
  const voices = valueOf(content, 'voices.yaml')?.voices;
  const lists: [file: string, path: string[], field: string, values: string[] | undefined][] = [
    ['faq.yaml', ['questions'], 'question', questions?.map(({ question }) => question)],
    ['plans.yaml', ['features'], 'label', features?.map(({ label }) => label)],
    ['pages/home.yaml', ['featured', 'classes'], 'class', featured?.map((one) => one.class)],
    ['contact.yaml', ['social'], 'id', social?.map(({ id }) => id)],
    ['voices.yaml', ['voices'], 'id', voices?.map(({ id }) => id)],
    ['contact.yaml', ['social'], 'label', social?.map(({ label }) => label)],
    ['contact.yaml', ['languages', 'spoken'], 'code', spoken?.map(({ code }) => code)],
  ];
  for (const [file, path, field, values] of lists) {
    for (const [index, value] of values?.entries() ?? []) {
      const earlier = values!.findIndex((other) => other.toLowerCase() === value.toLowerCase());
      if (earlier === index) continue;
      yield {
        file,
        path: [...path, index, field],
        message: `"${value}" is in this list twice (items ${earlier + 1} and ${index + 1}).`,
        remedy: 'Correct one of the two, or delete it.',
      };
    }
  }
}

/** No two photographs of the gallery have the same number. */
export function* galleryIdsAreUnique(content: CheckedFiles): Generator<ValueProblem> {
  const seen = new Map<number, string>();
  const images = valueOf(content, 'gallery.yaml')?.images ?? [];
  let highest = Math.max(...images.map((image) => image.id));
  for (const [index, { id, alt }] of images.entries()) {
    const earlier = seen.get(id);
    if (earlier !== undefined) {
      // Each of several copies gets another number.
      highest++;
      const path = ['images', index, 'id'];
      yield {
        file: 'gallery.yaml',
        path,
        message: `Two photographs have the number ${id}: "${short(earlier)}" and "${short(alt)}".`,
        remedy: `Write ${highest}`,
        edits: [{ path, value: highest }],
      };
    }
    seen.set(id, alt);
  }
}
