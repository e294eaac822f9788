import type { ScreenName } from './screen-names.ts';

/** The help of each screen. */
export const helpWords: Readonly<Record<ScreenName, string>> = {
  prices:
    'To change a price for good, type it, then say when it begins. A price for some days is an offer: the usual price returns automatically. “Announce it now” shows visitors both prices until the first day.',
  offer:
    'Choose the plan, the price and the last day. Visitors see the offer from its first day to its last, and then the usual price again.',
  timetable:
    'Choose a class to change its day, time or coach for every week; the desk then asks when the change begins. To change one day only, use “Cancel or change one class”.',
  'call-off':
    'Choose the day and the class. Visitors read the reason beside that class, and on the pages of the class and the coach. After that day, everything is as usual again.',
  'extra-class':
    'A class on one day, in addition to the timetable. It disappears automatically afterwards.',
  away: 'Choose who is away and until when. Only coaches who are free are offered. A class that nobody takes is cancelled, and visitors read why.',
  leaves:
    'Nothing changes for visitors until the last day is over. From then on the classes have their new coaches, and the one who left is on no page. To give just one class of the week to somebody else, open it in the timetable afterwards.',
  coaches:
    'Each class and each coach has a page. “More” beside the name lists what can be added, such as certificates. Do not remove a coach who leaves: choose “A coach leaves”, so that others take over the classes first.',
  hours:
    'The hours of each weekday are at the top. A day in the calendar can be closed or have different hours; visitors read the reason, and the timetable of that day follows. “Other hours on some weekdays” changes some weeks at once.',
  notice:
    'A notice is one line at the top of every page, from its first to its last day. Below it are the changes to single classes; remove those that are over.',
  posts:
    'The newest post is first. A post with a later date appears automatically on that day. A draft stays hidden until you choose when it appears, and publish.',
  photographs:
    'Choose a photograph by where it is shown, then choose another one or take a new one. Say in one sentence what it shows: the sentence is read aloud to people who cannot see the photograph.',
  pages:
    'The texts are in the order in which the page shows them. A word in braces, such as {lowestPrice}, is replaced by its value. “Insert” above a sentence lists all such words, and below it you see what visitors will read.',
  contact: 'The phone number, the addresses and the map are the same on every page.',
  review:
    'Each line is one thing that you did. Its link takes you there; “Undo this” undoes only that line. The website changes about a minute after you press Publish, and you can close the desk in the meantime.',
  published:
    'You can close the desk now. If something is not right, change it and publish again, or take back the last publish under “Earlier publishes”.',
  publishes:
    '“Take back the last publish” makes the website what it was before, for everybody. “Bring these texts back” puts the texts of an earlier publish into your draft: look them over, then publish or undo.',
  invented:
    'These facts were made up so that the website could be built. Enter the real ones, or confirm that these are right. Visitors cannot tell which ones are made up.',
  people:
    'Everybody on this list may sign in and publish. Only owners see it. Anyone you remove loses access at once, even with the desk open.',
  find: 'Tasks come first, then classes, coaches and posts, then texts. Try a single word, or a shorter one.',
};
