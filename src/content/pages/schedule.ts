import type { z } from 'zod';
import { group } from '../fields/groups.ts';
import { sentence, text } from '../fields/text.ts';
import { banner, readOut, seo, topOfPage } from '../page-fields.ts';
import { longestDescription, longestTitle } from '../text/text-size.ts';

/** The hint of texts on the pages of the timetable that nobody sees. */
const forScreenReaders = 'For screen readers only.';
const daily = { day: 'required', classesWithTimes: 'optional' } as const;
const slot = { class: 'required', day: 'optional', start: 'optional' } as const;

/** Schema of content/pages/schedule.yaml: the schedule, its seven days, the printed week, the calendar files. */
export const schedulePage = group({
  seo: seo(),
  daySeo: group({
    title: sentence({ day: 'required' }, 120).meta({ read: longestTitle }),
    description: sentence(daily, 320).meta({
      title: 'Sentence under it',
      read: longestDescription,
    }),
    descriptionWithoutClasses: sentence({ day: 'required' }, 320).meta({
      title: 'Sentence under it, for a day without classes',
      read: longestDescription,
    }),
  }).meta({
    title: 'Pages of the days in search results',
    description: 'The same words for all seven.',
  }),
  banner: group({
    ...banner,
    lead: sentence({ classDays: 'optional' }).meta({ title: 'Sentence under the title' }),
  }).meta(topOfPage),
  selectorLabel: text(40).meta({ title: 'Name of the row of days' }),
  today: text(12).meta({ title: 'Mark of today' }),
  begins: sentence({ date: 'required' }).meta({ title: 'Before the first day of the timetable' }),
  asOf: sentence({ date: 'required' }).meta({
    title: 'Without scripts',
    description: 'Of what day the dates on the page are.',
  }),
  outdated: sentence().meta({
    title: 'On a page of long ago',
    description: 'Shown when the site was not built for five weeks, so that nothing on it is sure.',
  }),
  overview: group({
    heading: sentence({ rowCount: 'optional' }),
    joinName: sentence({ class: 'required', start: 'optional' }).meta({
      title: 'Button that joins, for screen readers',
      description: readOut,
    }),
  }).meta({ title: 'Classes to try' }),
  week: group({
    title: text(30).meta({ title: 'Name of the page', description: 'Above the whole week.' }),
    showOnly: text(40).meta({ title: 'Name of the filters', description: forScreenReaders }),
    anyClass: text(24).meta({ title: 'Every class' }),
    anyCoach: text(24).meta({ title: 'Every coach' }),
    morning: text(16),
    afternoon: text(16),
    evening: text(16),
    count: sentence({ number: 'required' }, 40).meta({ title: 'How many classes are shown' }),
    countOfOne: sentence({}, 40).meta({ title: 'One class is shown' }),
    nextToday: sentence({ class: 'required', start: 'required' }, 60).meta({
      title: 'Next class, if it is today',
    }),
    next: sentence({ class: 'required', day: 'required', start: 'required' }, 60).meta({
      title: 'Next class, on another day',
    }),
    ofDay: sentence({ number: 'required' }, 40).meta({
      title: 'Link to a day with many classes',
      description: 'On a phone, where such days are closed.',
    }),
    moved: text(30).meta({ title: 'At another time on its next date' }),
    was: sentence({ start: 'required' }, 40).meta({
      title: 'Its usual time, for screen readers',
      description: forScreenReaders,
    }),
    substitute: sentence({ usualTrainer: 'required' }, 40).meta({
      title: 'Given by another coach',
    }),
    extra: text(30).meta({ title: 'Extra class' }),
    cancelled: sentence({ reason: 'required' }, 40).meta({ title: 'Cancelled' }),
    now: sentence({ time: 'required' }, 30).meta({
      title: 'The time now, for screen readers',
      description: forScreenReaders,
    }),
    none: group({
      result: sentence({}, 60).meta({ title: 'Beside the filters' }),
      heading: sentence({ what: 'required' }, 60),
      classes: text(30).meta({ title: 'No class is chosen' }),
      with: sentence({ what: 'required', trainer: 'required' }, 60).meta({ title: 'With a coach' }),
      morning: sentence({ what: 'required' }, 60).meta({ title: 'In the morning' }),
      afternoon: sentence({ what: 'required' }, 60).meta({ title: 'In the afternoon' }),
      evening: sentence({ what: 'required' }, 60).meta({ title: 'In the evening' }),
      nearest: sentence({
        class: 'required',
        day: 'required',
        start: 'required',
        trainer: 'optional',
      }).meta({ title: 'Nearest class' }),
      only: sentence({ choice: 'required' }, 40).meta({ title: 'Button for one of the choices' }),
      showAll: text(40).meta({ title: 'Button for all classes' }),
    }).meta({ title: 'When no class fits the filters' }),
  }).meta({ title: 'The whole week' }),
  columns: group({
    time: text(30).meta({ title: 'Above the times' }),
    class: text(30).meta({ title: 'Above the classes' }),
    trainer: text(30).meta({ title: 'Above the coaches' }),
    join: text(30).meta({ title: 'Above the buttons' }),
  }).meta({ title: 'Top of the table' }),
  row: group({
    until: sentence({ end: 'required' }).meta({ title: 'When a class ends' }),
    joinButton: text(30).meta({
      title: 'Button that joins',
      description: 'It leads to the contact page.',
    }),
    joinName: sentence(slot).meta({
      title: 'Button that joins, for screen readers',
      description: readOut,
    }),
    saveButton: text(30).meta({ title: 'Button that saves a class' }),
    saveName: sentence(slot).meta({
      title: 'Button that saves a class, for screen readers',
      description: readOut,
    }),
  }).meta({ title: 'Beside each class' }),
  states: group({
    onNow: text(30),
    upNext: text(30).meta({ title: 'Next class of the day' }),
    finished: text(30).meta({ title: 'Over' }),
    cancelled: sentence({ date: 'required' }).meta({ title: 'Cancelled' }),
    moved: sentence({ start: 'required' }).meta({ title: 'Held at another time of the day' }),
    saved: text(30).meta({ title: 'Saved by the visitor' }),
  }).meta({ title: 'Marks of a class', description: 'They follow the clock.' }),
  closed: group({
    noClasses: sentence({ day: 'optional', hours: 'optional' }).meta({
      title: 'Day without classes',
    }),
    noClassesClosed: sentence({ day: 'optional' }).meta({
      title: 'Day without classes, when the gym is closed',
    }),
    closedDay: sentence({ date: 'required', reason: 'optional' }).meta({
      title: 'Date on which the gym is closed',
    }),
    otherHours: sentence({ date: 'required', hours: 'required', reason: 'optional' }).meta({
      title: 'Date with other hours',
    }),
    cancelledClass: sentence({ class: 'required', date: 'optional', reason: 'optional' }).meta({
      title: 'Cancelled class',
    }),
  }).meta({ title: 'What is cancelled' }),
  changes: group({
    heading: text(60),
    inRow: sentence({ date: 'required', change: 'required' }).meta({ title: 'Below a class' }),
    inList: sentence({
      date: 'required',
      class: 'required',
      start: 'optional',
      change: 'required',
    }).meta({
      title: 'In the list of all changes',
    }),
    cancelled: sentence({ reason: 'optional' }).meta({ title: 'Cancelled' }),
    trainer: sentence({ trainer: 'required', usualTrainer: 'optional' }).meta({
      title: 'Another coach',
    }),
    time: sentence({ start: 'required', end: 'optional', usualStart: 'optional' }).meta({
      title: 'Another time',
    }),
    extra: sentence({ trainer: 'optional' }).meta({ title: 'Extra class' }),
    movedTo: sentence({ date: 'required', start: 'required' }).meta({
      title: 'Reason of a class that is held on another day',
    }),
    movedFrom: sentence({ date: 'required' }).meta({
      title: 'The same, on that other day',
    }),
    because: sentence({ change: 'required', reason: 'required' }).meta({
      title: 'With the reason',
    }),
  }).meta({ title: 'Changes on some days' }),
  weeks: group({
    ofMonth: sentence({ which: 'required', day: 'required' }).meta({
      title: 'Some weeks of the month',
    }),
    every: sentence({ which: 'required', day: 'required' }).meta({
      title: 'Every second, third … week',
    }),
    from: sentence({ date: 'required' }).meta({ title: 'Not held yet' }),
    until: sentence({ date: 'required' }).meta({ title: 'Held until a day' }),
    fromUntil: sentence({ from: 'required', until: 'required' }).meta({
      title: 'Held between two days',
    }),
    start: sentence({ start: 'required', weeks: 'required' }).meta({ title: 'After its time' }),
    date: sentence({ date: 'required' }).meta({ title: 'Next date' }),
    first: text(20).meta({ title: 'First week' }),
    second: text(20).meta({ title: 'Second week' }),
    third: text(20).meta({ title: 'Third week' }),
    fourth: text(20).meta({ title: 'Fourth week' }),
    fifth: text(20).meta({ title: 'Fifth week' }),
    sixth: text(20).meta({ title: 'Sixth week' }),
    seventh: text(20).meta({ title: 'Seventh week' }),
    eighth: text(20).meta({ title: 'Eighth week' }),
    last: text(20).meta({ title: 'Last week' }),
  }).meta({ title: 'Classes in some weeks only' }),
  calendar: group({
    addClassName: sentence(slot).meta({ title: 'Button for one class, for screen readers' }),
    addDay: sentence({ day: 'optional' }).meta({ title: 'Button for a day' }),
    addWeek: text(60).meta({ title: 'Button for the whole week' }),
    note: sentence().meta({ title: 'Note below the buttons' }),
    name: sentence().meta({ title: 'Name of the calendar', description: 'On the phone.' }),
    eventTitle: sentence({ class: 'required' }).meta({ title: 'Title of an entry' }),
    eventText: sentence({ trainer: 'optional', url: 'optional' }).meta({
      title: 'Text of an entry',
    }),
  }).meta({ title: 'Timetable in a calendar' }),
  print: group({
    button: text(40).meta({ title: 'Words on the button' }),
    note: sentence({ date: 'optional', url: 'optional' }).meta({
      title: 'Below the printed timetable',
    }),
  }).meta({ title: 'Printed timetable' }),
});

export type SchedulePageContent = z.infer<typeof schedulePage>;
