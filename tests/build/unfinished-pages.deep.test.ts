import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caches } from '../../scripts/disk/caches.ts';
import { readPhotographs } from '../../scripts/pictures/photographs.ts';
import { DraftCheck, isError } from '../../src/editor/draft/draft-check.ts';
import { DraftValues } from '../../src/editor/draft/draft-values.ts';
import type { Draft } from '../../src/editor/draft/draft.ts';
import { standInPhotograph } from '../../src/editor/draft/stand-in-for.ts';
import { textsAfter } from '../../src/editor/draft/texts-after.ts';
import { editOfField } from '../../src/editor/edit-of-field.ts';
import type { FormField, ValueField } from '../../src/editor/form-field.ts';
import { isGroup, optionFor } from '../../src/editor/field-at.ts';
import type { Photograph } from '../../src/rendering/photographs.ts';
import { pictures, texts } from '../checker/content-at-hand.ts';
import { model, root } from '../checker/content-copy.ts';
import { site } from '../desk/content-at-desk.ts';
import { deskInFolder, modelNames } from './desk-in-folder.ts';

const values = new DraftValues(site, () => ({ texts, saved: texts }) as unknown as Draft);

interface Place {
  field: ValueField;
  path: (string | number)[];
  isThere: boolean;
}

/** Every value that a file has, and every optional one that can be added. */
function* placesIn(field: FormField, value: unknown, path: Place['path']): Generator<Place> {
  const items: unknown[] = Array.isArray(value) ? value : [];
  switch (field.kind) {
    case 'group':
      if (!isGroup(value)) return;
      for (const [name, own] of field.fields) yield* placesIn(own, value[name], [...path, name]);
      return;
    case 'list':
      for (const [index, item] of items.entries())
        yield* placesIn(field.item, item, [...path, index]);
      return;
    case 'places':
      for (const [index, place] of field.places.entries())
        yield* placesIn(place, items[index], [...path, index]);
      return;
    case 'either':
      yield* placesIn(optionFor(field.options, value) ?? field.options[0]!, value, path);
      return;
    default:
      yield { field, path, isThere: value !== undefined };
  }
}

/** One place for each kind of value in each kind of file, since the pages of a draft take a while. */
const places = new Map(
  [...texts.keys()].flatMap((file) =>
    [...placesIn(values.formOf(file)!, values.draftValueOf(file), [])].map(
      ({ field, path, isThere }) => {
        const kindOfFile = file.startsWith('pages/') ? file : file.replace(/\/.*/, '/');
        const name = `${kindOfFile}: ${isThere ? 'an emptied' : 'an added'} ${field.kind}`;
        return [name, { name, file, path }] as const;
      },
    ),
  ),
);

let photographs: Record<string, Photograph>;
let desk: Awaited<ReturnType<typeof deskInFolder>>;
let worker: Worker;

beforeAll(async () => {
  photographs = await readPhotographs(
    join(root, 'content/images'),
    caches(root).placeholderColours,
  );
  desk = await deskInFolder();
  worker = new Worker(join(import.meta.dirname, 'unfinished-pages-worker.mjs'), {
    env: { ...process.env, NODE_ENV: 'production' },
    workerData: { pages: desk.pages },
  });
});
afterAll(async () => {
  await worker?.terminate();
  desk?.remove();
});

test.each([...places.values()])('every page is shown with $name', async ({ file, path }) => {
  const edit = editOfField(values.formOf(file)!, file, values.draftValueOf(file), path, '');
  const check = new DraftCheck(
    { model, formOf: values.formOf, names: () => values.names() },
    texts,
    pictures,
  );
  const errors = check.problems(textsAfter(texts, { edits: [edit] }), pictures);
  expect(errors.filter(isError)).not.toEqual([]);
  const { content, pictures: standIns } = check.latestValid!;
  const images = Object.fromEntries(standIns.map((name) => [name, standInPhotograph(name)]));
  worker.postMessage({
    content,
    images: { ...photographs, ...images },
    model: modelNames,
    today: model.today,
  });
  const [failed] = (await once(worker, 'message')) as [string[]];
  expect(failed).toEqual([]);
});
