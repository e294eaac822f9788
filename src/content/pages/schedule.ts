import type { z } from 'zod';
import { group } from '../fields/groups.ts';
import { sentence, text } from '../fields/text.ts';
import { banner, seo } from '../page-parts.ts';

const daily = { day: 'must', classesWithTimes: 'may' } as const;
const slot = { class: 'must', day: 'may', start: 'may' } as const;

/** content/pages/schedule.yaml: the schedule, its seven days, the printed week, the calendar files. */
export const schedulePage = group({
  seo: seo(),
  daySeo: group({
    title: sentence({ day: 'must' }, 120),
    description: sentence(daily, 320),
    descriptionWithoutClasses: sentence({ day: 'must' }, 320),
  }),
  banner: group({ ...banner, lead: sentence({ classDays: 'may' }) }),
  selectorLabel: text(40),
  today: text(20),
  overview: group({
    heading: sentence({ rowCount: 'may' }),
    joinName: sentence({ class: 'must', start: 'may' }),
    wholeWeek: text(60),
  }),
  columns: group({ time: text(30), class: text(30), trainer: text(30), join: text(30) }),
  row: group({
    until: sentence({ end: 'must' }),
    joinButton: text(30),
    joinName: sentence(slot),
    saveButton: text(30),
    saveName: sentence(slot),
  }),
  states: group({
    onNow: text(30),
    upNext: text(30),
    finished: text(30),
    cancelled: sentence({ date: 'must' }),
    saved: text(30),
  }),
  closed: group({
    noClasses: sentence({ day: 'may', hours: 'may' }),
    noClassesClosed: sentence({ day: 'may' }),
    closedDay: sentence({ date: 'must', reason: 'may' }),
    otherHours: sentence({ date: 'must', hours: 'must', reason: 'may' }),
    cancelledClass: sentence({ class: 'must', date: 'may', reason: 'may' }),
  }),
  changes: group({
    heading: text(60),
    inRow: sentence({ date: 'must', change: 'must' }),
    inList: sentence({ date: 'must', class: 'must', start: 'may', change: 'must' }),
    cancelled: sentence({ reason: 'may' }),
    trainer: sentence({ trainer: 'must', usualTrainer: 'may' }),
    time: sentence({ start: 'must', end: 'may', usualStart: 'may' }),
    extra: sentence({ trainer: 'may' }),
    because: sentence({ change: 'must', reason: 'must' }),
  }),
  weeks: group({
    ofMonth: sentence({ which: 'must', day: 'must' }),
    everySecond: sentence({ day: 'must' }),
    start: sentence({ start: 'must', weeks: 'must' }),
    date: sentence({ date: 'must' }),
    first: text(20),
    second: text(20),
    third: text(20),
    fourth: text(20),
    last: text(20),
  }),
  calendar: group({
    addClassName: sentence(slot),
    addDay: sentence({ day: 'may' }),
    addWeek: text(60),
    note: sentence(),
    name: sentence(),
    eventTitle: sentence({ class: 'must' }),
    eventText: sentence({ trainer: 'may', url: 'may' }),
  }),
  print: group({
    button: text(40),
    note: sentence({ date: 'may', url: 'may' }),
  }),
});

export type SchedulePageContent = z.infer<typeof schedulePage>;
