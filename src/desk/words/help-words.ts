import type { ScreenName } from './screen-names.ts';

/** Help for the screen that one is on. */
export const helpWords: Readonly<Record<ScreenName, string>> = {
  prices:
    'A price for always: type it, then say when it begins. A price for some days is an offer: the usual price comes back by itself. “Announce it now” shows visitors both prices until the first day.',
  offer:
    'Choose the plan, the price and the last day. Visitors see the offer from its first day on, and from the day after the last one the usual price again.',
  timetable:
    'Choose a class to change its day, time or coach for every week; “When does it begin?” then asks from which day. One day alone is changed with “Cancel or change one class”.',
  'call-off':
    'Choose the day and the class. Visitors read the reason at that class, and on the pages of the class and of the coach. After that day everything is as usual by itself.',
  'extra-class': 'A class on one day, in addition to the timetable. It goes by itself afterwards.',
  away: 'Choose who is away and until when. Only who is free is offered; a class that nobody takes is cancelled, and visitors read why.',
  leaves:
    'Until the last day nothing changes for visitors. From the day after it, the classes have their new coach and the old one is on no page. One class at one time can have another coach: open it in Timetable afterwards.',
  coaches:
    'Each class and each coach has a page. “More” beside the name holds what can be added, such as certificates. A coach who goes is not removed here: “leaves” gives the classes to others first.',
  hours:
    'The hours of each weekday are at the top. A day in the calendar can be closed or have hours of its own; visitors read the reason, and the timetable of that day follows. “Other hours on some weekdays” does it for some weeks at once.',
  notice:
    'A notice is one line at the top of every page, from its first to its last day. Below are the changes of single classes; those that are over can be removed.',
  posts:
    'The newest post is first. A post with a date to come appears on that day by itself; a draft stays hidden until you publish it without the mark.',
  photographs:
    'Choose a photograph where it is shown, then choose or take another one. Say in one sentence what it shows: it is read to people who do not see it.',
  pages:
    'Every text is in the order of its page. A word in braces such as {lowestPrice} is filled in with its value; “Insert” lists all of them, and below a sentence you see how it reads.',
  contact: 'The phone number, the addresses and the map are the same on every page.',
  review:
    'Each line is one thing that you did. Its link shows where; “Undo this” takes back only this line. After Publish the website is new in about a minute, and you can close the desk meanwhile.',
  published:
    'You may close the desk now. If something is not as you meant it, change it and publish again, or take back the last publish under “Earlier publishes”.',
  publishes:
    '“Take back the last” puts back, for everybody, what the website was before it. “Bring these texts back” puts the texts of an earlier publish into your draft: you look at all that differs, and publish or undo.',
  invented:
    'These facts were made up so that the website could be built. Write the real ones, or confirm them. Visitors cannot tell them apart.',
  people:
    'Who is in this list may sign in and publish. Only owners see it. Somebody who is removed is refused at the next request.',
  find: 'Tasks come first, then classes, coaches and posts, then texts. Try a single word, or a shorter one.',
};
