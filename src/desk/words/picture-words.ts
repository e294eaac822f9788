import { capitalise } from '../../content/text/format.ts';

/** The editor's texts about photographs: choosing, adding, describing. */
export const pictureWords = {
  choosePicture: 'Choose a photograph',
  anotherPicture: 'Another photograph',
  turnPicture: 'Rotate right',
  choosePictureOfTheSite: 'One already on the site',
  pictureCalled: (name: string) => capitalise(name.replace(/\.\w+$/, '').replaceAll('-', ' ')),
  dropHint: 'Or drop it here, as it comes from the camera.',
  describeAnew: 'This is a different photograph: describe it again.',
  pictureFirst: 'Choose the photograph first.',
  focusAt: (label: string, x: number, y: number) =>
    `${label}: ${x} of 100 from the left, ${y} from the top. Arrow keys move it.`,
} as const;
