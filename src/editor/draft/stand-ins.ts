import { optionFor, isGroup } from '../field-at.ts';
import type { FormField, GroupField, ValueField } from '../form-field.ts';
import { blankOf } from '../edit-of-field.ts';
import { inWords, titleOf } from '../in-words.ts';
import { savedAt } from '../saved-at.ts';
import type { Gap } from '../preview/gap.ts';
import { wordsToFind } from '../preview/preview-target.ts';
import { words } from '../words.ts';
import { standInFor, type Things } from './stand-in-for.ts';

type Path = readonly (string | number)[];

interface Unfinished {
  file: string;
  form: FormField;
  /** The values by file: in the draft, and last shown by the pages. */
  values: Record<string, unknown>;
  saved: Record<string, unknown>;
  isWrong: (path: Path) => boolean;
  /** Whether the check refused the value from an earlier completion. */
  isRefused: (path: Path) => boolean;
}

/** Kinds of fields that no page shows, or that are valid in every new thing. */
const unseen = ['choice', 'fixed', 'flag', 'focus', 'id'];

/**
 * Makes unfinished values valid, so that the preview can show them: missing values get a stand-in, wrong ones their
 * earlier value or a stand-in.
 */
export class StandIns {
  readonly gaps: Gap[] = [];
  /** The names of stand-ins for photographs. */
  readonly pictures: string[] = [];
  /** Whether an earlier value is shown in place of a wrong one. */
  isBehind = false;
  private readonly things: Things;
  private count = 0;

  constructor(things: Things) {
    this.things = things;
  }

  completed = (one: Unfinished): unknown => this.fill(one, one.form, one.values[one.file], []);

  private fill(one: Unfinished, field: FormField, value: unknown, path: Path): unknown {
    const items: unknown[] = Array.isArray(value) ? value : [];
    switch (field.kind) {
      case 'group':
        return this.fillGroup(one, field, value, path);
      case 'list':
        while (items.length < field.least) items.push(blankOf(field.item));
        return items.map((item, index) => this.fill(one, field.item, item, [...path, index]));
      case 'places':
        return field.places.map((place, index) =>
          this.fill(one, place, items[index], [...path, index]),
        );
      case 'either':
        return this.fill(one, optionFor(field.options, value) ?? field.options[0]!, value, path);
      default:
        return this.fillValue(one, field, value, path);
    }
  }

  private fillGroup(one: Unfinished, form: GroupField, value: unknown, path: Path) {
    const group: Record<string, unknown> = { ...(isGroup(value) && value) };
    const known = this.gaps.length;
    for (const [name, field] of form.fields) {
      const at = [...path, name];
      const isLeftOut =
        group[name] === undefined
          ? !one.isWrong(at) && !one.isRefused(at)
          : // Just added, and no rule accepts its stand-in.
            isEmpty(group[name]) && one.isRefused(at);
      if (field.optional === true && isLeftOut) delete group[name];
      else group[name] = this.fill(one, field, group[name], at);
    }
    const near = titleOf(form, group, this.things.names).split(', ');
    for (const gap of this.gaps.slice(known)) if (gap.near.length === 0) gap.near = near;
    return group;
  }

  private fillValue(one: Unfinished, field: ValueField, value: unknown, path: Path) {
    const isBlank = isEmpty(value);
    const isRefused = one.isRefused(path);
    if (!isBlank && !isRefused && !one.isWrong(path)) return value;
    if (isTooShort(field, value)) return value.padEnd(field.least! - 1) + '…';
    const place = { file: one.file, path };
    const before = isBlank ? undefined : savedAt(one, place);
    if (before !== undefined) {
      this.isBehind = true;
      return before;
    }
    const says = (isBlank ? words.notFilledIn : words.toFix)(field.label);
    const number = ++this.count;
    const attempt = { text: `${number} ${says}`, number, isAgain: isRefused };
    const standIn = standInFor(field, attempt, this.things);
    if (field.kind === 'picture') this.pictures.push(String(standIn));
    const isAlone = field.kind === 'picture' || String(standIn).startsWith(`${number} `);
    if (!unseen.includes(field.kind))
      this.gaps.push({
        place,
        words: isAlone
          ? [String(standIn)]
          : wordsToFind(inWords(field, standIn, this.things.names), standIn),
        near: [],
        says,
        name: words.fillIn(field.label),
        isAlone,
      });
    return standIn;
  }
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Whether a text is shorter than it must be. `fillValue` pads it with spaces, which pages do not draw. */
const isTooShort = ({ kind, least = 0 }: ValueField, value: unknown): value is string =>
  kind === 'text' && typeof value === 'string' && value !== '' && value.length < least;
