import { capitalise } from '../../text/format.ts';

/** The editor's texts about photographs: choosing, adding, describing. */
export const pictureWords = {
  choosePicture: 'Choose a photograph',
  anotherPicture: 'Another photograph',
  turnPicture: 'Rotate right',
  choosePictureOfTheSite: 'One already on the site',
  pictureCalled: (name: string) => capitalise(name.replace(/\.\w+$/, '').replaceAll('-', ' ')),
  addPictures: 'Add several photographs',
  dropManyHint: 'Or drop them here together. If one fails, the others still go on.',
  picturesSoFar: (all: number, ready: number, atWork: number, failed: number) => {
    const parts = [
      ready > 0 && `${ready} ready, to be described in the list above`,
      atWork > 0 && `${atWork} in progress`,
      failed > 0 && `${failed} not accepted`,
    ].filter(Boolean);
    return `${all} ${all === 1 ? 'photograph' : 'photographs'}: ${parts.join(', ')}.`;
  },
  stateOfPicture: {
    waiting: 'Waiting for its turn',
    preparing: 'Preparing …',
    ready: 'Ready. Describe it in the list above; until then nothing is saved.',
    refused: 'Not accepted',
    failed: 'Failed',
  },
  listIsFull: (most: number) => `There is room for ${most}. Remove one first, then add this one.`,
  dropHint: 'Or drop it here, as it comes from the camera.',
  describeAnew: 'This is a different photograph: describe it again.',
  pictureFirst: 'Choose the photograph first.',
  focusAt: (label: string, x: number, y: number) =>
    `${label}: ${x} of 100 from the left, ${y} from the top. Arrow keys move it.`,
} as const;
