import { valueOf, weekOf, type CheckedFiles } from '../content/checked-files.ts';
import type { RuleFinding } from './finding.ts';

/** A picture of a class or coach needs a focus and an alternative text; neither is allowed without a picture. */
export function* picturesAreDescribed(content: CheckedFiles): Generator<RuleFinding> {
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
): Generator<RuleFinding> {
  const file = `${list}.yaml`;
  for (const [index, { image, focus, alt }] of things?.entries() ?? []) {
    if (image !== undefined && alt === undefined) {
      yield {
        file,
        path: [list, index, 'image'],
        code: 'picture-without-alt',
      };
    } else if (image !== undefined && focus === undefined) {
      yield {
        file,
        path: [list, index, 'image'],
        code: 'picture-without-focus',
      };
    } else if (image === undefined && (focus ?? alt) !== undefined) {
      yield {
        file,
        path: [list, index, focus === undefined ? 'alt' : 'focus'],
        code: 'words-without-picture',
      };
    }
  }
}

/** A class with a large card needs the texts and the picture of the card. */
export function* cardsAreComplete(content: CheckedFiles): Generator<RuleFinding> {
  const classes = valueOf(content, 'classes.yaml')?.classes;
  const cards = valueOf(content, 'pages/classes.yaml')?.cards;
  if (!classes || !cards) return;
  for (const [index, id] of cards.entries()) {
    const shown = classes.find((one) => one.id === id);
    if (!shown) continue;
    const lacks = (['body', 'goodFor', 'image'] as const).filter(
      (field) => shown[field] === undefined,
    );
    if (lacks.length > 0)
      yield {
        file: 'pages/classes.yaml',
        path: ['cards', index],
        code: 'card-incomplete',
        data: { class: id, lacks },
      };
  }
}

/** Every class is held, and every coach has a class; a coach whose sentence says {classes} has one in classes.yaml. */
export function* everythingIsUsed(content: CheckedFiles): Generator<RuleFinding> {
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
      code: 'class-never-held',
      data: { name },
    };
  }
  for (const [index, trainer] of trainers.entries()) {
    const isInClasses = classes.some((one) => one.trainer === trainer.id);
    if (!isInClasses && !rows.some((row) => row.trainer === trainer.id)) {
      yield {
        file: 'trainers.yaml',
        path: ['trainers', index, 'id'],
        severity: 'note',
        code: 'coach-without-class',
        data: { name: trainer.name },
      };
    }
    if (isInClasses || !trainer.line.includes('{classes}')) continue;
    yield {
      file: 'trainers.yaml',
      path: ['trainers', index, 'line'],
      at: '{classes}',
      code: 'classes-of-coach-empty',
      data: { name: trainer.name },
    };
  }
}
