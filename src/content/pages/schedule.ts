import type { z } from 'zod';
import { group } from '../fields/groups.ts';
import { sentence, text } from '../fields/text.ts';
import { banner, readOut, seo } from '../page-fields.ts';
import { topOfPage } from '../titles.ts';
import { longestDescription, longestTitle } from '../text/text-size.ts';

/** The hint of texts on the pages of the timetable that nobody sees. */
const forScreenReaders = 'For screen readers only.';
const daily = '{day} {classesWithTimes?}';
const slot = '{class} {day?} {start?}';

/** Schema of content/pages/schedule.yaml: the schedule, its seven days, the printed week, the calendar files. */
export const schedulePage = group({
  seo: seo(),
  daySeo: group(
    'Pages of single days in search results',
    {
      title: sentence('Title', '{day}', 120, { read: longestTitle }),
      description: sentence('Sentence under it', daily, 320, { read: longestDescription }),
      descriptionWithoutClasses: sentence(
        'Sentence under it, for a day without classes',
        '{day}',
        320,
        { read: longestDescription },
      ),
    },
    { help: 'The same words for all seven days.' },
  ),
  banner: group(topOfPage, {
    ...banner,
    lead: sentence('Sentence under the title', '{classDays?}'),
  }),
  selectorLabel: text('Name of the row of days', 40),
  today: text('The word for today', 12),
  begins: sentence('Before the first day of the timetable', '{date}'),
  asOf: sentence('When scripts are off', '{date}', {
    help: 'Says from which day the dates on the page are.',
  }),
  outdated: sentence('On an outdated page', {
    help: 'Shown when the site has not been built for five weeks, so that nothing on it is certain.',
  }),
  overview: group('Classes to try', {
    heading: sentence('Heading', '{rowCount?}'),
    joinName: sentence('Join button, for screen readers', '{class} {start?}', {
      help: readOut,
      rare: true,
    }),
  }),
  week: group('The whole week', {
    title: text('Name of the page', 30, { help: 'Above the whole week.' }),
    showOnly: text('Name of the filters', 40, { help: forScreenReaders, rare: true }),
    anyClass: text('All classes', 24),
    anyCoach: text('All coaches', 24),
    morning: text(16),
    afternoon: text(16),
    evening: text(16),
    count: sentence('How many classes are shown', '{number}', 40),
    countOfOne: sentence('One class is shown', '', 40),
    nextToday: sentence('Next class, if it is today', '{class} {start}', 60),
    next: sentence('Next class, on another day', '{class} {day} {start}', 60),
    ofDay: sentence('Link to a day with many classes', '{number}', 40, {
      help: 'On a phone, where such days are folded up.',
    }),
    moved: text('When its next class is at another time', 30),
    was: sentence('Its usual time, for screen readers', '{start}', 40, {
      help: forScreenReaders,
      rare: true,
    }),
    substitute: sentence('Given by another coach', '{usualTrainer}', 40),
    extra: text('Extra class', 30),
    cancelled: sentence('Cancelled', '{reason}', 40),
    now: sentence('The time now, for screen readers', '{time}', 30, {
      help: forScreenReaders,
      rare: true,
    }),
    none: group('When no class fits the filters', {
      result: sentence('Beside the filters', '', 60),
      heading: sentence('Heading', '{what}', 60),
      classes: text('No class is chosen', 30),
      with: sentence('With a coach', '{what} {trainer}', 60),
      morning: sentence('In the morning', '{what}', 60),
      afternoon: sentence('In the afternoon', '{what}', 60),
      evening: sentence('In the evening', '{what}', 60),
      nearest: sentence('The class that comes closest', '{class} {day} {start} {trainer?}'),
      only: sentence('Button that keeps one choice', '{choice}', 40),
      showAll: text('Button for all classes', 40),
    }),
  }),
  columns: group('Heads of the columns', {
    time: text('Above the times', 30),
    class: text('Above the classes', 30),
    trainer: text('Above the coaches', 30),
    join: text('Above the buttons', 30),
  }),
  row: group('Beside each class', {
    until: sentence('When a class ends', '{end}'),
    joinButton: text('Join button', 30, { help: 'Leads to the contact page.' }),
    joinName: sentence('Join button, for screen readers', slot, {
      help: readOut,
      rare: true,
    }),
    saveButton: text('Save button', 30),
    saveName: sentence('Save button, for screen readers', slot, {
      help: readOut,
      rare: true,
    }),
  }),
  states: group(
    'States of a class',
    {
      onNow: text(30),
      upNext: text('Next class of the day', 30),
      finished: text('After a class has ended', 30),
      cancelled: sentence('Cancelled', '{date}'),
      moved: sentence('Held at another time of the day', '{start}'),
      saved: text('Saved by the visitor', 30),
    },
    { help: 'They change with the time of day.' },
  ),
  closed: group('Closed days and cancelled classes', {
    noClasses: sentence('Day without classes', '{day?} {hours?}'),
    noClassesClosed: sentence('Day without classes, when the gym is closed', '{day?}'),
    closedDay: sentence('Date on which the gym is closed', '{date} {reason?}'),
    otherHours: sentence('Date with different opening hours', '{date} {hours} {reason?}'),
    cancelledClass: sentence('Cancelled class', '{class} {date?} {reason?}'),
  }),
  changes: group('Changes on some days', {
    heading: text(60),
    inRow: sentence('Below a class', '{date} {change}'),
    inList: sentence('In the list of all changes', '{date} {class} {start?} {change}'),
    cancelled: sentence('Cancelled', '{reason?}'),
    trainer: sentence('Another coach', '{trainer} {usualTrainer?}'),
    time: sentence('Another time', '{start} {end?} {usualStart?}'),
    extra: sentence('Extra class', '{trainer?}'),
    movedTo: sentence('Why a class is not held: it is on another day', '{date} {start}'),
    movedFrom: sentence('Why it is held on that other day', '{date}'),
    because: sentence('A change with its reason', '{change} {reason}'),
  }),
  weeks: group('Classes that are held in some weeks only', {
    ofMonth: sentence('Some weeks of the month', '{which} {day}'),
    every: sentence('Every second, third … week', '{which} {day}'),
    from: sentence('Not held yet', '{date}'),
    until: sentence('Held until a day', '{date}'),
    fromUntil: sentence('Held between two days', '{from} {until}'),
    start: sentence('Its start, with the weeks', '{start} {weeks}'),
    date: sentence('Next date', '{date}'),
    first: text('First week', 20),
    second: text('Second week', 20),
    third: text('Third week', 20),
    fourth: text('Fourth week', 20),
    fifth: text('Fifth week', 20),
    sixth: text('Sixth week', 20),
    seventh: text('Seventh week', 20),
    eighth: text('Eighth week', 20),
    last: text('Last week', 20),
  }),
  calendar: group('Timetable in a calendar', {
    addClassName: sentence('Button for one class, for screen readers', slot, { rare: true }),
    addDay: sentence('Button for a day', '{day?}'),
    addWeek: text('Button for the whole week', 60),
    note: sentence('Note below the buttons'),
    name: sentence('Name of the calendar', { help: 'As the phone lists it.' }),
    eventTitle: sentence('Title of an entry', '{class}'),
    eventText: sentence('Text of an entry', '{trainer?} {url?}'),
  }),
  print: group('Printed timetable', {
    button: text('Words on the button', 40),
    note: sentence('Below the printed timetable', '{date?} {url?}'),
  }),
});

export type SchedulePageContent = z.infer<typeof schedulePage>;
