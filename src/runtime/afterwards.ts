import '../offline/keep-copies.ts';
import { followClock } from '../timetable/follow-clock.ts';
import { showOfToday } from './of-today.ts';

/** What can wait until a page stands: a file of its own, which the runtime asks for. */
followClock(showOfToday);
