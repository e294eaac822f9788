import { fillWords } from '../text/fill.ts';
import { capitalise } from '../text/format.ts';
import { valueOf, wholeOf, type CheckedFiles } from '../content/checked-files.ts';
import { classesWithTimesOf, factsOf, fittingPlanPrices, localFactsOf } from '../content/facts.ts';
import type { Files } from '../content/files.ts';
import { galleryAddresses } from '../content/addresses.ts';
import {
  longestDescription,
  longestTitle,
  shortestDescription,
} from '../content/search-results.ts';
import { weekdays } from '../content/weekdays.ts';
import { shownContent } from '../content/shown.ts';
import type { RuleFinding } from './finding.ts';

/** The phone number that is displayed and the one that is dialled are the same. */
export function* phoneNumbersAgree(content: CheckedFiles): Generator<RuleFinding> {
  const phone = valueOf(content, 'contact.yaml')?.phone;
  if (!phone) return;
  const shown = phone.display.replace(/\D/g, '').replace(/^0+/, '');
  if (phone.e164.slice(1).endsWith(shown)) return;
  yield {
    file: 'contact.yaml',
    path: ['phone', 'e164'],
    code: 'phone-numbers-differ',
    data: {
      dialled: phone.e164,
      shown: phone.display,
      meant: `+${shown.length === 10 ? '91' : ''}${shown}`,
    },
  };
}

const networks = [
  'instagram',
  'facebook',
  'youtube',
  'twitter',
  'linkedin',
  'whatsapp',
  'pinterest',
  'telegram',
];

/** A link called Instagram leads to Instagram. */
export function* socialLinksAgree(content: CheckedFiles): Generator<RuleFinding> {
  const social = valueOf(content, 'contact.yaml')?.social ?? [];
  const seen = new Map<string, string>();
  for (const [index, { label, url }] of social.entries()) {
    const named = networks.find((network) => label.toLowerCase().includes(network));
    const linked = networks.find((network) => new URL(url).hostname.includes(network));
    const earlier = seen.get(url);
    if (earlier !== undefined)
      yield {
        file: 'contact.yaml',
        path: ['social', index, 'url'],
        code: 'address-twice',
        data: { labels: [earlier, label] },
      };
    seen.set(url, label);
    if (named && linked && named !== linked) {
      yield {
        file: 'contact.yaml',
        path: ['social', index, 'url'],
        severity: 'note',
        code: 'link-to-another-network',
        data: { label, network: linked },
      };
    }
  }
}

/** No two links of the menu lead to one page or have one name. */
export function* menuLinksDiffer(content: CheckedFiles): Generator<RuleFinding> {
  const seen = new Map<string, string>();
  for (const [index, { label, to }] of (
    valueOf(content, 'site.yaml')?.navigation ?? []
  ).entries()) {
    for (const [field, value] of [
      ['label', label],
      ['to', to],
    ] as const) {
      const earlier = seen.get(value);
      if (earlier !== undefined)
        yield {
          file: 'site.yaml',
          path: ['navigation', index, field],
          code: 'menu-twice',
          data: { labels: [earlier, label] },
        };
      seen.set(value, label);
    }
  }
}

/**
 * Titles and descriptions fit into search results with their placeholders filled in, and all differ. One that the pages
 * of all classes or coaches share is reported once.
 */
export function* metadataFits(content: CheckedFiles, year: number): Generator<RuleFinding> {
  const reported = new Set<string>();
  for (const found of eachMetadata(content, year)) {
    const place = `${found.file} ${found.path.join(' ')}`;
    if (ofNamedPages.includes(found.file) && reported.has(place)) continue;
    reported.add(place);
    yield found;
  }
}

/** Every title and description that does not fit, or that another page has. */
function* eachMetadata(content: CheckedFiles, year: number): Generator<RuleFinding> {
  const whole = wholeOf(content);
  if (!whole) return;
  const files = shownContent(whole, () => true);
  const facts = { ...factsOf(files), ...localFactsOf(files, year) };
  const seen = new Map<string, string>();
  for (const { file, path, title, description, values } of metadataOf(files)) {
    const texts = [
      ['title', title, 5, longestTitle],
      ['description', description, shortestDescription, longestDescription],
    ] as const;
    for (const [field, text, least, most] of texts) {
      const filled = fillWords(text, { ...facts, ...values });
      // Unknown placeholders are reported elsewhere, and their length is unknown.
      if (/\{\w+(:[\w-]+)?\}/.test(filled)) continue;
      const at = [
        ...path,
        values &&
        path[0] === 'daySeo' &&
        field === 'description' &&
        values['classesWithTimes'] === ''
          ? 'descriptionWithoutClasses'
          : field,
      ];
      if (filled.length > most)
        yield { file, path: at, code: 'metadata-too-long', data: { field, filled, most } };
      if (filled.length < least)
        yield { file, path: at, code: 'metadata-too-short', data: { field, filled, least } };
      const other = seen.get(filled);
      if (other !== undefined)
        yield { file, path: at, code: 'metadata-twice', data: { file: other, field, filled } };
      seen.set(filled, file);
    }
  }
}

interface Seo {
  title: string;
  description: string;
}

interface Metadata extends Seo {
  file: string;
  path: string[];
  values?: Record<string, string | number>;
}

/** The files whose titles several pages share. */
const ofNamedPages: readonly string[] = ['pages/class.yaml', 'pages/coach.yaml'];
const sharedByPages = [...ofNamedPages, 'pages/gallery.yaml'];

/** Title and description of every page, with the values of its own placeholders. */
function* metadataOf(files: Files): Generator<Metadata> {
  for (const [file, { seo }] of Object.entries(files) as [keyof Files, { seo?: Seo }][]) {
    // Each page of these fills in its own number or name, below.
    if (seo === undefined || sharedByPages.includes(file)) continue;
    const values =
      file === 'pages/pricing.yaml' ? { planPrices: fittingPlanPrices(files) } : undefined;
    yield { file, path: ['seo'], ...seo, ...(values && { values }) };
  }
  yield { file: 'site.yaml', path: ['notFound', 'seo'], ...files['site.yaml'].notFound.seo };
  yield { file: 'site.yaml', path: ['offline', 'seo'], ...files['site.yaml'].offline.seo };
  const pages = galleryAddresses(files['gallery.yaml']).length;
  for (let page = 1; page <= pages; page++) {
    yield {
      file: 'pages/gallery.yaml',
      path: ['seo'],
      ...files['pages/gallery.yaml'].seo,
      values: { page, pages },
    };
  }
  // Two of one name are reported by another rule.
  for (const name of new Set(files['classes.yaml'].classes.map((one) => one.name)))
    yield {
      file: 'pages/class.yaml',
      path: ['seo'],
      ...files['pages/class.yaml'].seo,
      values: { class: name },
    };
  const { trainers } = files['trainers.yaml'];
  for (const trainer of new Set(trainers.map(({ name, fullName = name }) => fullName)))
    yield {
      file: 'pages/coach.yaml',
      path: ['seo'],
      ...files['pages/coach.yaml'].seo,
      values: { trainer },
    };
  for (const day of weekdays) {
    const { title, description, descriptionWithoutClasses } = files['pages/schedule.yaml'].daySeo;
    const classesWithTimes = classesWithTimesOf(files, day, description);
    yield {
      file: 'pages/schedule.yaml',
      path: ['daySeo'],
      title,
      description: classesWithTimes === '' ? descriptionWithoutClasses : description,
      values: { day: capitalise(day), classesWithTimes },
    };
  }
}
