/** What can wait until the page has loaded: the runtime imports this file then. */

import '../offline/register-service-worker.ts';
import { followClock } from '../timetable/follow-clock.ts';
import { showOfToday } from './show-of-today.ts';

followClock(showOfToday);
