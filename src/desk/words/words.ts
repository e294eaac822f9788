import { hostWords } from '../../host/workspace/workspace.ts';
import {
  actWords,
  changeWords,
  fieldWords,
  pictureWords,
  previewWords,
  saveWords,
} from './editing-words.ts';
import { dayWords, pageWords } from './page-words.ts';
import { frameWords } from './frame-words.ts';
import { siteWords } from './site-words.ts';
import { weekWords } from './week-words.ts';

/** What the desk says about what is not published yet, about a publish, and about earlier ones. */
const reviewWords = {
  review: 'Review',
  reviewCount: (count: number) => `Review ${count === 1 ? 'one change' : `${count} changes`}`,
  reviewHint: 'Visitors see nothing of this yet.',
  staysHere: 'It stays on this device until it is published.',
  draftIsOld: (day: string) => `Begun on ${day}. It stays on this device until it is published.`,
  nothingToPublish: 'Nothing to publish',
  everythingIsPublished: 'Everything is published.',
  undoThis: 'Undo this',
  discardAll: 'Discard all changes',
  publish: 'Publish',
  publishWhenBack: 'Publish when there is internet',
  waitsForInternet: 'It is published as soon as there is internet. Keep this window open.',
  doNotPublish: 'Do not publish',
  oneProblemFirst: 'One problem comes first.',
  problemsFirst: (count: number) => `${count} problems come first.`,
  keepAsDraft: 'Keep it as a draft',
  before: 'Before',
  after: 'After',
  yourName: 'Your name',
  yourNameHint: 'Stands beside what you publish, so that others know whom to ask.',
  // After a publish, by its progress.
  published: {
    saved: 'Published',
    'handed-over': 'Published',
    building: 'Published',
    live: 'It is on the website',
    failed: 'It is not on the website',
  },
  publishedHint: {
    saved: 'It is in the website’s files. Visitors see it once the website is built.',
    'handed-over': 'On the website in about a minute. You can go on, or close this window.',
    building: 'On the website in about a minute. You can go on, or close this window.',
    live: 'Visitors see it now.',
    failed:
      'The pages could not be built; the website is as it was. What you published is safe, and the next publish brings it too. If that fails as well, show this to whoever looks after the website.',
  },
  seeTheWebsite: 'See the website',
  seeWhatFailed: 'What failed',
  // Earlier publishes.
  lastPublished: 'Last published',
  publishes: 'Earlier publishes',
  publishesHint: 'What was published, by whom and when.',
  lastPublish: (when: string, by: string) => `The last publish: ${when}, ${by}`,
  andMore: (count: number) => `and ${count} more`,
  takeBackLast: 'Take back the last',
  takeBackQuestion: 'Take back the last publish?',
  takeBackMeans: 'The website is then as it was before it. Your draft stays as it is.',
  notNow: 'Not now',
  takesBack: (what: string) => `Taken back: ${what}`,
  restore: 'Restore',
  restores: (when: string) => `The texts of ${when} are restored`,
  restoreFirst: 'Publish or discard your draft first.',
  noPublishes: 'Nothing has been published from the desk yet.',
  today: 'today',
  yesterday: 'yesterday',
  showEarlier: 'Show earlier ones',
  // Another tab.
  answerIsLost: 'It is not known yet whether this is published.',
  answerIsLostHint: 'The desk asks as soon as the website answers. Nothing is published twice.',
  otherTab: 'The desk is open in another tab',
  otherTabHint: 'One tab holds the draft. Nothing is lost.',
  useItHere: 'Use it here',
} as const;

/**
 * The texts of every desk. Those about people and sign-in, only on the web, are in files of their own in
 * words/; the labels of fields come from the schemas.
 */
export const words = {
  ...actWords,
  ...changeWords,
  ...fieldWords,
  ...pictureWords,
  ...previewWords,
  ...saveWords,
  ...hostWords,
  ...frameWords,
  ...siteWords,
  ...weekWords,
  ...dayWords,
  ...pageWords,
  ...reviewWords,
} as const;
