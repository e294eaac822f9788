import { type Field, isValueField, optionFor } from '../../content/field.ts';
import { type CheckedFiles, dayFile, fieldOf, valueOf, weekOf } from '../../content/files.ts';
import { isGroup, type Path } from '../../content/path.ts';
import { markOf, marksIn, withMark, withoutMarks } from '../../content/text/marks.ts';
import { weekdays } from '../../content/weekdays.ts';
import type { SiteFacts } from '../../design/document/renderer.ts';
import { extraSlots, slotIds } from '../../timetable/slots.ts';
import { fieldName } from './field-name.ts';

/** The key of the function that returns the mark of a field of a group. */
const marksOfGroup = Symbol('marks');
type Marked = { [marksOfGroup]?: (name: string) => string };

/**
 * The parts of a page: its head and scripts, start and end tags, and the texts between them. React and the writer
 * of Markdown escape ">" in attributes.
 */
const htmlParts =
  /<head>[^]*?<\/head>|<script[^]*?<\/script>|<(\/?)([a-z][\w-]*)[^>]*>|<[^>]*>|[^<]+/g;
const outOfSight = /^<(?:head|script|source)\b/;
const voidElements = /^(?:area|br|col|hr|img|input|link|meta|source|wbr)$/;

/** The fields that only code reads, and no page shows. */
const fieldsForCode = ['id', 'code', 'formerly'];
/** The field of site.yaml that says how dates and prices are written. */
const formatsField = 'place';

/**
 * Finds which field of the content each text of a previewed page comes from: each text of the content has its own mark,
 * an invisible character, which gets into the page with the text, and becomes an attribute of the element that shows it.
 */
export class MarkedFields {
  /** The mark of each field: "plans.yaml:plans.0.name". */
  readonly #marks = new Map<string, string>();
  /** The field of each mark. */
  readonly #fields = new Map<string, string>();
  /** The marks that come first if words have several: those of sentences, dates, prices and hours. */
  readonly #foremost = new Set<string>();
  /** The rows of the timetable by the ids of their classes. */
  readonly #rows = new Map<string, string>();
  /** The checked content with marks. */
  readonly content: CheckedFiles;

  constructor(checked: CheckedFiles) {
    this.content = new Map(
      [...checked].map(([file, value]) => [file, this.#marked(file, fieldOf(file), value, [])]),
    );
    const week = weekOf(checked);
    for (const [row, id] of week ? slotIds(week) : [])
      for (const day of weekdays) {
        const index = week?.[day].indexOf(row) ?? -1;
        if (index >= 0)
          this.#rows.set(id, fieldName({ file: dayFile(day), path: ['classes', index] }));
      }
    const notice = valueOf(checked, 'notice.yaml');
    if (!week || !notice) return;
    for (const list of ['extraClasses', 'moves'] as const)
      for (const [index, one] of notice[list]?.entries() ?? []) {
        const alone = { label: '', extraClasses: [], moves: [], [list]: [one] };
        for (const { id } of extraSlots(alone, week))
          this.#rows.set(id, fieldName({ file: 'notice.yaml', path: [list, index] }));
      }
  }

  /** Marks words that were made of a field, such as a date or a price; other texts are marked with the content. */
  readonly marked: NonNullable<SiteFacts['marked']> = (group: Marked, name, words) => {
    const mark = group[marksOfGroup]?.(name);
    if (mark === undefined) return words;
    this.#foremost.add(mark);
    return withMark(words, mark);
  };

  #marked(file: string, field: Field | undefined, value: unknown, path: Path): unknown {
    if (field === undefined) return value;
    if (field.kind === 'either')
      return this.#marked(file, optionFor(field.options, value), value, path);
    if (field.kind === 'places' && Array.isArray(value))
      return value.map((item, index) =>
        this.#marked(file, field.places[index], item, [...path, index]),
      );
    if (field.kind === 'list' && Array.isArray(value))
      return value.map((item, index) => this.#marked(file, field.item, item, [...path, index]));
    if (field.kind === 'group' && isGroup(value)) {
      const own: Record<PropertyKey, unknown> = {
        ...value,
        [marksOfGroup]: (name: string) => this.#mark(file, [...path, name]),
      };
      for (const [name, inner] of field.fields)
        if (!fieldsForCode.includes(name) && name !== formatsField)
          own[name] = this.#marked(file, inner, value[name], [...path, name]);
      return own;
    }
    if (typeof value !== 'string' || !isValueField(field) || field.declares !== undefined)
      return value;
    if (field.kind !== 'text' && field.kind !== 'alt') return value;
    const mark = this.#mark(file, path);
    if (value.includes('{')) this.#foremost.add(mark);
    return withMark(value, mark);
  }

  #mark(file: string, path: Path): string {
    const field = fieldName({ file, path });
    const mark = this.#marks.get(field) ?? markOf(this.#marks.size);
    this.#marks.set(field, mark);
    this.#fields.set(mark, field);
    return mark;
  }

  /** The fields that a part of a page shows. */
  #fieldsIn(part: string): string[] {
    const marks = marksIn(part);
    const foremost = marks.filter((mark) => this.#foremost.has(mark));
    return [
      ...[...foremost, ...marks].flatMap((mark) => this.#fields.get(mark) ?? []),
      ...[...part.matchAll(/ data-slot="([^"]+)"/g)].flatMap(([, id]) => this.#rows.get(id!) ?? []),
    ];
  }

  /** Turns the marks of a page into attributes: `<h3 data-field="plans.yaml:plans.0.name">`. */
  attributes(html: string): string {
    const parts: string[] = [];
    /** The fields that each part shows. */
    const shown = new Map<number, Set<string>>();
    /** The indexes of the start tags of the elements that are open. */
    const open: number[] = [];
    for (const [part, end, tag] of html.matchAll(htmlParts)) {
      const at = parts.push(withoutMarks(part)) - 1;
      if (end === '/') open.pop();
      const isStart = tag !== undefined && end === '';
      const element = isStart ? at : open.at(-1);
      if (element !== undefined && !outOfSight.test(part))
        for (const field of this.#fieldsIn(part))
          shown.set(element, (shown.get(element) ?? new Set()).add(field));
      if (isStart && !voidElements.test(tag)) open.push(at);
    }
    for (const [at, fields] of shown)
      parts[at] = parts[at]!.replace(
        /\/?>$/,
        (end) => ` data-field="${[...fields].join(' ')}"${end}`,
      );
    return parts.join('');
  }
}
