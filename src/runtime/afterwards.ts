import '../offline/keep-copies.ts';
import { followClock } from '../timetable/follow-clock.ts';
import { showOfToday } from './of-today.ts';

/** Code that can wait until the page has loaded; the runtime imports this file then. */
followClock(showOfToday);
