import { nearest } from '../nearest.ts';
import { freeName, isContentName, type EntryAt, type NameSlip } from './entry.ts';

const largestFile = 1_000_000;
const copyMark = /^Copy of |(?: - Copy(?: \(\d+\))?| copy(?: \d+)?| \(\d+\)|-copy|_copy)$/i;

/** The name and path that a content file of this name should have. */
const right = ({ bare, inside }: EntryAt) =>
  inside === '' ? `${bare}.yaml` : `${inside}/${bare}.yaml`;
const baseName = (file: string) => file.slice(file.lastIndexOf('/') + 1);

/** What is wrong with the name of a file that is no picture. The first that fits is reported. */
export const fileSlips: readonly NameSlip[] = [
  {
    example: {
      wrong: 'images/plans.yaml',
      says: 'This content file lies among the pictures, where nothing reads it.',
      mend: 'Move it to the folder that it belongs to.',
      reads: 'plans.yaml',
    },
    find: ({ inside, model, name }) =>
      inside === model.images && isContentName(name) ? {} : undefined,
  },
  {
    example: {
      wrong: 'plans.yaml.bak',
      says: 'This looks like a leftover of an editor; no page uses it.',
      mend: 'Delete it.',
      reads: undefined,
    },
    find: ({ name }) =>
      /(\.(bak|orig|old|tmp|swp|swo|rej)|~)$/i.test(name) ? { severity: 'note' } : undefined,
  },
  {
    example: {
      wrong: 'posts/rest-days.docx',
      says: 'A file here is read only if its name ends with .yaml.',
      mend: 'Copy a .yaml file of this folder, put these words into it, and delete this one.',
      reads: undefined,
    },
    find: ({ inside, model, name }) =>
      inside in model.folders && /\.(md|txt|docx?|rtf|odt)$/i.test(name) && !isContentName(name)
        ? {}
        : undefined,
  },
  {
    example: {
      wrong: 'plans.yml',
      says: 'The name ends with ".yml", so the file would not be read.',
      mend: 'Rename it to plans.yaml',
      reads: 'plans.yaml',
    },
    find(entry) {
      const { name, bare, model } = entry;
      const ending = name.slice(bare.length);
      const isExpected = right(entry) in model.files && /^(\.(txt|ya?ml)?)?$/i.test(ending);
      if (name === `${bare}.yaml` || !(/\.ya?ml/i.test(name) || isExpected)) return undefined;
      return {
        says:
          ending === ''
            ? 'The name has no ending, so the file would not be read.'
            : `The name ends with "${ending}", so the file would not be read.`,
        mend: `Rename it to ${bare}.yaml`,
        meant: right(entry),
      };
    },
  },
  {
    example: {
      wrong: 'hall.jpg',
      says: 'This picture does not lie in the folder for pictures.',
      mend: 'Move it to images/hall.jpg',
      reads: 'images/hall.jpg',
    },
    find: ({ name, model }) =>
      /\.(jpe?g|png|webp|avif|svg|heic|gif)$/i.test(name)
        ? {
            mend: `Move it to ${model.images}/${name}`,
          }
        : undefined,
  },
  {
    example: {
      wrong: 'notes.txt',
      says: 'This file is no content; no page uses it.',
      mend: 'Move it out of the content folder.',
      reads: undefined,
    },
    find: ({ name, bare }) => (name === `${bare}.yaml` ? undefined : { severity: 'note' }),
  },
  {
    example: {
      wrong: 'plans - Copy.yaml',
      beside: ['plans.yaml'],
      says: 'This looks like a copy of plans.yaml.',
      mend: 'Delete it, or give it a name of its own in small letters and hyphens.',
      reads: undefined,
    },
    find({ bare, siblings }) {
      const original = bare.replace(copyMark, '');
      if (original === bare || !(siblings.has(`${original}.yaml`) || /[\s(]/.test(bare)))
        return undefined;
      return {
        says: `This looks like a copy of ${original}.yaml.`,
      };
    },
  },
  {
    example: {
      wrong: 'Plans.yaml',
      beside: ['plans.yaml'],
      says: 'Plans.yaml and plans.yaml differ only in capital letters; on some computers they are the same file.',
      mend: 'Delete one of the two.',
      reads: undefined,
    },
    find({ name, siblings }) {
      const twin = siblings.twinOf(name);
      const isOther = name !== name.toLowerCase() || (twin === twin?.toLowerCase() && name > twin!);
      if (twin === undefined || !isOther) return undefined;
      return {
        says: `${name} and ${twin} differ only in capital letters; on some computers they are the same file.`,
      };
    },
  },
  {
    example: {
      wrong: 'plan.yaml',
      says: 'No page uses a file called "plan.yaml". Did you mean "plans.yaml"?',
      mend: 'Rename or move it to plans.yaml',
      reads: 'plans.yaml',
    },
    find(entry) {
      const { file } = entry;
      const meant = isUsed(entry) ? undefined : meantBy(entry);
      if (meant === undefined) return undefined;
      return {
        says: `No page uses a file called "${file}". Did you mean "${meant}"?`,
        mend: `Rename or move it to ${meant}`,
        meant,
      };
    },
  },
  {
    example: {
      wrong: 'invoices-of-may.yaml',
      says: 'No page uses a file called "invoices-of-may.yaml".',
      mend: 'Rename it to one that is used (plans.yaml, site.yaml), or delete it.',
      reads: undefined,
    },
    find(entry) {
      if (isUsed(entry)) return undefined;
      const { file, inside } = entry;
      const near = missing(entry)
        .filter((one) => one.startsWith(inside === '' ? '' : `${inside}/`))
        .slice(0, 8);
      return {
        says: `No page uses a file called "${file}".`,
        mend: `Rename it to one that is used${near.length > 0 ? ` (${near.join(', ')})` : ''}, or delete it.`,
      };
    },
  },
  {
    example: {
      wrong: 'posts/page.yaml',
      says: 'A file here may not be called "page.yaml", because the site uses that address itself.',
      mend: 'Give it another name.',
      reads: undefined,
    },
    find: ({ file, model, bare, name }) =>
      !(file in model.files) && model.refusedNames.includes(bare)
        ? {
            says: `A file here may not be called "${name}", because the site uses that address itself.`,
          }
        : undefined,
  },
  {
    example: {
      wrong: 'posts/Rest Days.yaml',
      says: 'The name of the file becomes an address, so it may hold only the small letters a to z, digits and hyphens.',
      mend: 'Rename it to rest-days.yaml',
      reads: 'posts/rest-days.yaml',
    },
    find: (entry) =>
      entry.file in entry.model.files || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(entry.bare)
        ? undefined
        : {
            mend: `Rename it to ${freeName(entry)}.yaml`,
          },
  },
  {
    example: {
      wrong: 'plans.yaml',
      size: 2_340_000,
      says: 'The file has 2.3 MB; a content file has at most 1 MB.',
      mend: 'Make it smaller: take out what was pasted by mistake, or bring the file back as it was before.',
      reads: 'plans.yaml',
    },
    find: ({ size }) =>
      size > largestFile
        ? {
            says: `The file has ${(size / 1_000_000).toFixed(1)} MB; a content file has at most 1 MB.`,
          }
        : undefined,
  },
];

const isUsed = ({ file, inside, model }: EntryAt) => file in model.files || inside in model.folders;

/** The files of the site that are not in this folder. */
const missing = ({ model, siblings, inside }: EntryAt) =>
  Object.keys(model.files).filter(
    (one) => !(siblings.has(baseName(one)) && one.slice(0, -baseName(one).length - 1) === inside),
  );

const meantBy = (entry: EntryAt) =>
  nearest(entry.file, missing(entry)) ??
  Object.keys(entry.model.files).find((one) => baseName(one) === entry.name);
