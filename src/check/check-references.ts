import { everyField, type Field, isValueField, valuesIn } from '../content/field.ts';
import { groupBy } from '../content/group-by.ts';
import { valueAt } from '../content/path.ts';
import { namedFacts } from '../content/placeholders.ts';
import type { ValueProblem } from '../content/problem.ts';
import { toId } from '../content/text/format.ts';
import { eitherOf, misspelt, nearest } from '../content/text/nearest.ts';

/** An id in a content file: its declaration, or a reference to it. */
interface Mention {
  file: string;
  path: (string | number)[];
  id: string;
  /** The name beside the id, if this is a declaration. */
  name?: string | undefined;
  /** The whole placeholder, such as {price:experts}, if this is a reference within a text. */
  word?: string;
}

interface FileMention extends Omit<Mention, 'file'> {
  declares?: string;
  refersTo?: string;
}
/** A cache by value, because the desk checks often, and usually one file has changed. */
const cachedMentions = new WeakMap<object, readonly FileMention[]>();

/**
 * Collects the ids that files declare and refer to, such as those of classes, coaches and pictures, and reports ids
 * that are declared nowhere.
 */
export class References {
  readonly declared = new Map<string, Mention[]>();
  readonly used = new Map<string, Mention[]>();
  /** The texts of declaring files with mistakes, by kind; more ids may be declared in them. */
  private readonly uncertain = new Map<string, string>();
  /** The kinds of which some declarations may be missing. */
  private readonly partial = new Set<string>();
  /** The kinds whose file is missing. */
  private readonly missing = new Set<string>();
  private readonly files: ReadonlyMap<string, { text: string }>;

  /** `files` has the texts that are searched if two spellings compete. */
  constructor(files: ReadonlyMap<string, { text: string }>) {
    this.files = files;
  }

  /** Adds one file; `broken` is its text if it has mistakes. */
  add(
    file: string,
    field: Field,
    value: unknown,
    broken: string | undefined,
    isPartial: boolean,
  ): void {
    const isObject = typeof value === 'object' && value !== null;
    let found = isObject ? cachedMentions.get(value) : undefined;
    if (!found) {
      found = mentionsIn(field, value);
      if (isObject) cachedMentions.set(value, found);
    }
    for (const { declares, refersTo, ...mention } of found) {
      if (declares !== undefined) push(this.declared, declares, { file, ...mention });
      else push(this.used, refersTo!, { file, ...mention });
    }
    if (broken === undefined) return;
    for (const kind of declaredKinds(field)) {
      if (isPartial) this.partial.add(kind);
      this.uncertain.set(kind, `${this.uncertain.get(kind) ?? ''}\n${broken}`);
    }
  }

  /** Adds the fields of a missing file; unknown ids that the file may have declared are not reported. */
  addMissing(field: Field): void {
    for (const kind of declaredKinds(field)) {
      this.partial.add(kind);
      this.missing.add(kind);
    }
  }

  /** Yields the ids that are declared nowhere. `others` lists ids that exist outside the files. */
  *problems(others: (kind: string) => readonly string[]): Generator<ValueProblem> {
    for (const [kind, mentions] of this.used) yield* this.unknown(kind, mentions, others(kind));
  }

  private *unknown(
    kind: string,
    mentions: Mention[],
    others: readonly string[],
  ): Generator<ValueProblem> {
    const declared = this.declared.get(kind) ?? [];
    const known = new Set([...declared.map(({ id }) => id), ...others]);
    const idOf = ({ id }: Mention) => (kind === 'page' ? id.replace(/(?<=.)#.*$/, '') : id);
    const lost = groupBy(
      mentions.filter((mention) => !known.has(idOf(mention))),
      idOf,
    );
    if (lost.size === 0) return;
    const idle = declared.filter(({ id }) => !mentions.some((mention) => mention.id === id));
    for (const [id, mentionsOfId] of lost) {
      const culprit = idle.find((one) => this.isRenamed(one, id));
      if (culprit) {
        const files = [...new Set(mentionsOfId.map((mention) => mention.file))];
        const { noun } = kinds[kind]!;
        const { file, path } = culprit;
        const users = eitherOf(files).replace(/ or /, ' and ');
        yield {
          file,
          path,
          message: `Nothing uses the ${noun} "${culprit.id}", but "${id}" is still used.`,
          remedy: `Write ${id} here, or use the new name in ${users} too.`,
          atDesk: `Write ${id} here, or use the new name everywhere.`,
        };
        continue;
      }
      if (this.missing.has(kind) || this.mayBeDeclared(kind, id)) continue;
      if (this.partial.has(kind) && nearest(id, known) === undefined) continue;
      for (const mention of mentionsOfId) yield unknownId(kind, { ...mention, id }, [...known]);
    }
  }

  /** Whether a file with mistakes may declare the id: its text contains the id, or a name from which the id is made. */
  private mayBeDeclared(kind: string, id: string): boolean {
    const text = this.uncertain.get(kind);
    if (text === undefined) return false;
    const names = [...text.matchAll(/^\s*-?\s*(?:name|label)\s*:\s*["']?([^"'#\n]+)/gm)].map(
      ([, name]) => toId(name!),
    );
    // In a file that can be read, an id after a colon is declared; an id after a dash alone is a reference.
    const place = this.partial.has(kind) ? '\\b' : ':\\s*["\']?';
    return names.includes(id) || new RegExp(`${place}${escape(id)}\\b`).test(text);
  }

  /**
   * Whether the declaration was renamed, rather than a reference misspelt. The name beside the id decides between the
   * two spellings; if it fits neither, or there is none, the one that occurs more often is right.
   */
  private isRenamed(declaration: Mention, lostId: string): boolean {
    const fromName = declaration.name === undefined ? undefined : toId(declaration.name);
    if (fromName === declaration.id) return false;
    if (fromName === lostId) return true;
    if (nearest(lostId, [declaration.id]) === undefined) return false;
    const [lost, declared] = [this.count(lostId), this.count(declaration.id)];
    if (lost !== declared) return lost > declared;
    const [rarest, other] = [this.rarest(lostId), this.rarest(declaration.id)];
    return rarest === other ? beginsTwice(declaration.id) : rarest > other;
  }

  /** Counts how often the rarest word of an id occurs: "late-clas" is misspelt because "clas" occurs only there. */
  private rarest(id: string): number {
    return Math.min(...id.split('-').map((word) => this.count(word)));
  }

  private count(word: string): number {
    const pattern = new RegExp(`(?<!\\w)${escape(word)}(?!\\w)`, 'gi');
    let found = 0;
    for (const { text } of this.files.values()) found += text.match(pattern)?.length ?? 0;
    return found;
  }
}

/** Describes an unknown id, and the id that was probably meant. */
function unknownId(
  kind: string,
  { file, path, id, word }: Mention,
  known: readonly string[],
): ValueProblem {
  const { noun, where } = kinds[kind]!;
  const chosen = word === undefined ? `Choose another ${noun}.` : undefined;
  const place = { file, path, at: word, atDesk: chosen };
  const message = `There is no ${noun} "${id}".`;
  const slips = misspelt(id, known);
  const likeliest = slips.length === 1 ? slips[0] : nearest(id, known);
  if (likeliest === undefined)
    return {
      ...place,
      message,
      remedy: `Use one of these: ${eitherOf(known)}. Or add it ${where}.`,
    };
  // Staff may write the name of a photograph before they add the photograph.
  const mayCome = kind === 'image' && id.toLowerCase() !== likeliest;
  const write = word === undefined ? likeliest : word.replace(/:.*/, `:${likeliest}}`);
  const isCertain = slips.length === 1;
  return {
    ...place,
    message: `${message} Did you mean "${likeliest}"?`,
    remedy: `Write ${isCertain ? '' : 'what you mean, for example '}${write}${mayCome ? `, or add the picture ${where}` : ''}`,
    edits: isCertain && !mayCome && word === undefined ? [{ path, value: write }] : undefined,
  };
}

/** Whether the first letter of a word was typed twice, as in "wwomen"; no correct id begins like that. */
const beginsTwice = (id: string) => /(?:^|-)([a-z])\1/.test(id);

/** Returns the ids that a file declares and refers to, in order. */
function mentionsIn(file: Field, value: unknown): FileMention[] {
  const mentions: FileMention[] = [];
  for (const { path, field, value: id } of valuesIn(file, value)) {
    if (typeof id !== 'string') continue;
    const { declares, refersTo, placeholders } = field;
    if (declares) mentions.push({ declares, path, id, name: siblingName(value, path) });
    if (refersTo && id !== '') mentions.push({ refersTo, path, id });
    if (placeholders)
      for (const { word, kind, id: named } of namedIn(id))
        mentions.push({ refersTo: kind, path, id: named, word });
  }
  return mentions;
}

const kindsOfPlaceholders: Readonly<Record<string, string>> = namedFacts;

/** Yields what the placeholders of a text refer to: {price:experts} refers to the plan "experts". */
function* namedIn(text: string) {
  for (const [word, name, id] of text.matchAll(/\{(\w+):([\w-]+)\}/g)) {
    const kind = kindsOfPlaceholders[name!];
    if (kind !== undefined) yield { word, kind, id: id! };
  }
}

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function siblingName(value: unknown, path: (string | number)[]): string | undefined {
  if (path.at(-1) === 'name') return undefined;
  const { name, label } = valueAt(value, path.slice(0, -1)) as Readonly<Record<string, unknown>>;
  return [name, label].find((text) => typeof text === 'string');
}

const declaredKinds = (file: Field) =>
  new Set([...everyField(file)].flatMap((field) => (isValueField(field) && field.declares) || []));

function push(map: Map<string, Mention[]>, kind: string, mention: Mention) {
  const list = map.get(kind);
  if (list) list.push(mention);
  else map.set(kind, [mention]);
}

/** The kinds of things that content refers to by id, with the words of messages: their noun, and where to add one. */
export const kinds: Readonly<Record<string, { noun: string; where: string }>> = {
  class: { noun: 'class', where: 'to the classes' },
  trainer: { noun: 'coach', where: 'to the coaches' },
  feature: { noun: 'feature', where: 'to what plans can include' },
  plan: { noun: 'plan', where: 'to the plans' },
  unit: { noun: 'unit', where: 'to what a price is for' },
  term: { noun: 'term', where: 'to what belongs to a price' },
  question: { noun: 'question', where: 'to the questions' },
  image: { noun: 'picture', where: 'to the folder content/images' },
  category: { noun: 'category', where: 'to the categories of the blog' },
  page: { noun: 'page', where: 'to the site' },
};
