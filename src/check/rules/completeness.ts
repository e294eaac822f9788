import { factsOf, localFactsOf } from '../../content/facts.ts';
import { type CheckedFiles, contentOf, valueOf, weekOf, wholeOf } from '../../content/files.ts';
import type { FactName, LocalFactName } from '../../content/placeholders.ts';
import type { ValueProblem } from '../../content/problem.ts';
import { isHere } from '../../content/shown.ts';
import { visibleContent } from '../../content/visible.ts';
import { usualCoachOf } from '../../timetable/slots.ts';
import { shownTextsOf } from './texts.ts';

/** Rule: a picture of a class or coach needs a focus and an alternative text; without a picture neither is allowed. */
export function* picturesAreDescribed(content: CheckedFiles): Generator<ValueProblem> {
  yield* describedIn('classes', valueOf(content, 'classes.yaml')?.classes);
  yield* describedIn('trainers', valueOf(content, 'trainers.yaml')?.trainers);
}

interface Pictured {
  image?: string | undefined;
  focus?: string | undefined;
  alt?: string | undefined;
}

function* describedIn(
  list: 'classes' | 'trainers',
  things: readonly Pictured[] | undefined,
): Generator<ValueProblem> {
  const file = `${list}.yaml`;
  for (const [index, { image, focus, alt }] of things?.entries() ?? []) {
    if (image !== undefined && alt === undefined) {
      yield {
        file,
        path: [list, index, 'image'],
        message: 'This picture has no description for people who cannot see it.',
        remedy: 'Describe it: add a line below it: alt: What the picture shows',
        atDesk: 'Describe it.',
      };
    } else if (image !== undefined && focus === undefined) {
      yield {
        file,
        path: [list, index, 'image'],
        message: 'This picture does not say which point always stays visible.',
        remedy: 'Choose that point: add a line below it: focus: 50% 50%',
        atDesk: 'Choose that point.',
      };
    } else if (image === undefined && (focus ?? alt) !== undefined) {
      yield {
        file,
        path: [list, index, focus === undefined ? 'alt' : 'focus'],
        message: 'This belongs to a picture, but there is none.',
        remedy: 'Add the picture (image), or delete this line.',
        atDesk: 'Add the picture, or remove this.',
      };
    }
  }
}

const partsOfCard = {
  body: 'its text',
  goodFor: 'what it is good for',
  image: 'its picture',
};

/** Rule: a class with a large card needs a time, and the texts and the picture of the card. */
export function* cardsAreComplete(content: CheckedFiles, today: string): Generator<ValueProblem> {
  const classes = valueOf(content, 'classes.yaml')?.classes;
  const cards = valueOf(content, 'pages/classes.yaml')?.cards;
  const week = weekOf(content);
  if (!classes || !cards) return;
  for (const [index, id] of cards.entries()) {
    const shown = classes.find((one) => one.id === id);
    if (!shown) continue;
    const place = { file: 'pages/classes.yaml', path: ['cards', index] };
    const lacks = (Object.keys(partsOfCard) as (keyof typeof partsOfCard)[]).filter(
      (field) => shown[field] === undefined,
    );
    const them = lacks.length === 1 ? 'it' : 'them';
    if (lacks.length > 0)
      yield {
        ...place,
        message: `${shown.name} cannot have a large card: it lacks ${lacks.map((field) => partsOfCard[field]).join(' and ')}.`,
        remedy: `Add ${them} to the class (${lacks.join(', ')}), or take the class off this list.`,
        atDesk: `Add ${them} to the class, or take the class off this list.`,
      };
    else if (week && usualCoachOf(week, id, today) === undefined)
      yield {
        ...place,
        message: `${shown.name} has no time on the timetable, so its large card could not say how long it is and who gives it.`,
        remedy: 'Add a time to the timetable, or take the class off this list.',
      };
  }
}

/** Rule: every class is held, and every coach has a class, an own one if the sentence about the coach has {classes}. */
export function* everythingIsUsed(content: CheckedFiles, today: string): Generator<ValueProblem> {
  const classes = valueOf(content, 'classes.yaml')?.classes;
  const trainers = valueOf(content, 'trainers.yaml')?.trainers;
  const week = weekOf(content);
  if (!classes || !trainers || !week) return;
  const notice = valueOf(content, 'notice.yaml');
  const rows: { class?: string | undefined; trainer?: string | undefined }[] = [
    ...Object.values(week).flat(),
    ...(notice?.changes ?? []),
    ...(notice?.extraClasses ?? []),
    ...(notice?.moves ?? []),
    ...(notice?.absences ?? []).map(({ substitute }) => ({ trainer: substitute })),
  ];
  for (const [index, { id, name }] of classes.entries()) {
    if (rows.some((row) => row.class === id)) continue;
    yield {
      file: 'classes.yaml',
      path: ['classes', index, 'id'],
      severity: 'note',
      message: `The class ${name} is not on the schedule of any day.`,
      remedy: 'Add it to the timetable, or delete it here.',
    };
  }
  for (const [index, trainer] of trainers.entries()) {
    if (!isHere(trainer, today)) continue;
    const isInClasses = classes.some((one) => usualCoachOf(week, one.id, today) === trainer.id);
    if (!isInClasses && !rows.some((row) => row.trainer === trainer.id)) {
      yield {
        file: 'trainers.yaml',
        path: ['trainers', index, 'id'],
        severity: 'note',
        message: `${trainer.name} has no class.`,
        remedy: 'Give the coach a class on the timetable, or delete the coach here.',
      };
    }
    if (isInClasses || !trainer.line.includes('{classes}')) continue;
    yield {
      file: 'trainers.yaml',
      path: ['trainers', index, 'line'],
      at: '{classes}',
      message: `{classes} would be empty, because ${trainer.name} is the usual coach of no class.`,
      remedy: 'Write the sentence without {classes}, or give the coach a class.',
    };
  }
}

/** The remedy for each fact that may be empty; every other fact always has a value. */
const remediesOfFacts: Readonly<Partial<Record<FactName | LocalFactName, string>>> = {
  planPrices: 'show a plan',
  lowestPrice: 'show a plan',
  highestPrice: 'show a plan',
  unit: 'show a plan',
  sharedFeatures: 'give all plans a feature in common',
  cardClasses: 'show a class on the page with all classes',
  classDays: 'add a class that is held every week',
  latestStart: 'add a class that is held every week',
  latestDays: 'add a class that is held every week',
};
const wordInBraces = /\{\w+\}/;

/** Rule: no sentence that visitors see has a fact that is empty: "In every plan: {sharedFeatures}." */
export function* factsAreFilled(content: CheckedFiles, today: string): Generator<ValueProblem> {
  if (!wholeOf(content)) return;
  const visitors = { today, accounts: true, drafts: false };
  const { files } = contentOf(visibleContent(content, visitors));
  const facts = { ...factsOf(files, today), ...localFactsOf(files, today) };
  const empty = Object.entries(remediesOfFacts).filter(
    ([name]) => facts[name as keyof typeof remediesOfFacts] === '',
  );
  if (empty.length === 0) return;
  for (const { file, path, text } of shownTextsOf(content, wordInBraces))
    for (const [name, remedy] of empty) {
      const at = `{${name}}`;
      if (text.includes(at))
        yield {
          file,
          path,
          at,
          message: `${at} is empty now, so that visitors would see a gap in this sentence.`,
          remedy: `Write the sentence without ${at}, or ${remedy}.`,
        };
    }
}

/** Rule before the launch: the owner has answered all questions about terms of prices and about translations. */
export function* unanswered(content: CheckedFiles): Generator<ValueProblem> {
  yield* termsWithoutAnswer(content);
  yield* wordsNotTranslated(content);
}

function* wordsNotTranslated(content: CheckedFiles): Generator<ValueProblem> {
  const place = valueOf(content, 'site.yaml')?.place;
  if (place?.wordsIn !== undefined)
    yield {
      file: 'site.yaml',
      path: ['place', 'wordsIn'],
      message: `The words of the site are still in ${languageName(place.wordsIn)}, not in ${languageName(place.language)}.`,
      remedy: `Translate the texts of all files into ${languageName(place.language)}, then delete this line.`,
    };
}

/** Names a language: "da" → "Danish". */
const languageName = (code: string) => new Intl.DisplayNames('en', { type: 'language' }).of(code)!;

/** The terms that the Pricing page shows as still to be confirmed. */
function* termsWithoutAnswer(content: CheckedFiles): Generator<ValueProblem> {
  for (const [index, { title, answer }] of valueOf(content, 'plans.yaml')?.terms.entries() ?? [])
    if (answer === undefined)
      yield {
        file: 'plans.yaml',
        path: ['terms', index, 'title'],
        message: `The Pricing page says only that "${title}" is to be confirmed.`,
        remedy: 'Add a line below it: answer: What it is, in a few words',
        atDesk: 'Say what it is, in a few words.',
      };
}
