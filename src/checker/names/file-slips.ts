import { nearest } from '../nearest.ts';
import { freeName, isContentName, type EntryAt, type NameSlip } from './entry.ts';

const largestFile = 1_000_000;
const copyMark =
  /^Copy of |(?: - Copy(?: \(\d+\))?| copy(?: \d+)?| \(\d+\)|[-_]copy| [([].*conflict.*[)\]]|\.sync-conflict-[\w-]+)$/i;

/** The path that a content file of this name should have. */
const expectedPath = ({ bare, inside }: EntryAt) =>
  inside === '' ? `${bare}.yaml` : `${inside}/${bare}.yaml`;
const baseName = (file: string) => file.slice(file.lastIndexOf('/') + 1);

/**
 * What may be wrong with the name, place or size of a file; the first that matches is reported. Pictures in their own
 * folder are not looked at here.
 */
export const fileSlips: readonly NameSlip[] = [
  {
    code: 'content-among-pictures',
    example: {
      wrong: 'images/plans.yaml',
      reads: 'plans.yaml',
    },
    find: ({ inside, model, name }) =>
      inside === model.images && isContentName(name) ? {} : undefined,
  },
  {
    code: 'document-for-content',
    example: {
      wrong: 'posts/rest-days.docx',
      reads: undefined,
    },
    find: ({ inside, model, name }) =>
      inside in model.folders && /\.(md|txt|docx?|rtf|odt)$/i.test(name) && !isContentName(name)
        ? {}
        : undefined,
  },
  {
    code: 'wrong-ending',
    example: {
      wrong: 'plans.yml',
      data: { ending: '.yml', meant: 'plans.yaml' },
      reads: 'plans.yaml',
    },
    find(entry) {
      const { name, bare, model } = entry;
      const ending = name.slice(bare.length);
      const isExpected = expectedPath(entry) in model.files && /^(\.(txt|ya?ml)?)?$/i.test(ending);
      if (name === `${bare}.yaml` || !(/\.ya?ml/i.test(name) || isExpected)) return undefined;
      return { data: { ending, meant: `${bare}.yaml` }, standsFor: expectedPath(entry) };
    },
  },
  {
    code: 'picture-elsewhere',
    example: {
      wrong: 'hall.jpg',
      data: { meant: 'images/hall.jpg' },
      reads: 'images/hall.jpg',
    },
    find: ({ name, model }) =>
      /\.(jpe?g|png|webp|avif|svg|heic|gif)$/i.test(name)
        ? { data: { meant: `${model.images}/${name}` } }
        : undefined,
  },
  {
    code: 'not-content',
    example: {
      wrong: 'notes.txt',
      reads: undefined,
    },
    find: ({ name, bare }) => (name === `${bare}.yaml` ? undefined : { severity: 'note' }),
  },
  {
    code: 'copy-of-file',
    example: {
      wrong: 'plans - Copy.yaml',
      data: { original: 'plans.yaml' },
      beside: ['plans.yaml'],
      reads: undefined,
    },
    find({ bare, siblings }) {
      const original = bare.replace(copyMark, '');
      if (original === bare || !(siblings.has(`${original}.yaml`) || /[\s(]/.test(bare)))
        return undefined;
      return { data: { original: `${original}.yaml` } };
    },
  },
  {
    code: 'names-differ-in-capitals',
    example: {
      wrong: 'Plans.yaml',
      data: { name: 'Plans.yaml', other: 'plans.yaml' },
      beside: ['plans.yaml'],
      reads: undefined,
    },
    find({ name, siblings }) {
      const twin = siblings.twinOf(name);
      const isOther = name !== name.toLowerCase() || (twin === twin?.toLowerCase() && name > twin!);
      if (twin === undefined || !isOther) return undefined;
      return { data: { name, other: twin } };
    },
  },
  {
    code: 'misspelt-file',
    example: {
      wrong: 'plan.yaml',
      data: { file: 'plan.yaml', meant: 'plans.yaml' },
      reads: 'plans.yaml',
    },
    find(entry) {
      const { file } = entry;
      const meant = isUsed(entry) ? undefined : meantBy(entry);
      if (meant === undefined) return undefined;
      return { data: { file, meant }, standsFor: meant };
    },
  },
  {
    code: 'unknown-file',
    example: {
      wrong: 'invoices-of-may.yaml',
      data: { file: 'invoices-of-may.yaml', known: ['plans.yaml', 'site.yaml'] },
      reads: undefined,
    },
    find(entry) {
      if (isUsed(entry)) return undefined;
      const { file, inside } = entry;
      const known = missing(entry)
        .filter((one) => one.startsWith(inside === '' ? '' : `${inside}/`))
        .slice(0, 8);
      return { data: { file, known } };
    },
  },
  {
    code: 'name-of-the-site',
    example: {
      wrong: 'posts/page.yaml',
      data: { name: 'page.yaml' },
      reads: undefined,
    },
    find: ({ file, model, bare, name }) =>
      !(file in model.files) && model.refusedNames.includes(bare) ? { data: { name } } : undefined,
  },
  {
    code: 'name-is-no-address',
    example: {
      wrong: 'posts/Rest Days.yaml',
      data: { meant: 'rest-days.yaml' },
      reads: 'posts/rest-days.yaml',
    },
    find: (entry) =>
      entry.file in entry.model.files || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(entry.bare)
        ? undefined
        : { data: { meant: `${freeName(entry)}.yaml` } },
  },
  {
    code: 'file-too-large',
    example: {
      wrong: 'plans.yaml',
      data: { bytes: 2340000 },
      size: 2_340_000,
      reads: 'plans.yaml',
    },
    find: ({ size }) => (size > largestFile ? { data: { bytes: size } } : undefined),
  },
];

const isUsed = ({ file, inside, model }: EntryAt) => file in model.files || inside in model.folders;

/** The required files, except those present in this folder. */
const missing = ({ model, siblings, inside }: EntryAt) =>
  Object.keys(model.files).filter(
    (one) => !(siblings.has(baseName(one)) && one.slice(0, -baseName(one).length - 1) === inside),
  );

const meantBy = (entry: EntryAt) =>
  nearest(entry.file, missing(entry)) ??
  Object.keys(entry.model.files).find((one) => baseName(one) === entry.name);
