import type { Weekday } from '../../content/weekdays.ts';

/** Addresses of the calendar files. */
export const slotCalendar = (id: string) => `/calendars/${id}.ics`;
export const dayCalendar = (day: Weekday) => `/calendars/${day}.ics`;
export const weekCalendar = '/calendars/week.ics';
export const classCalendar = (id: string) => `/calendars/class-${id}.ics`;
