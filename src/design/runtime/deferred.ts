/** The script of every page for tasks that can wait: runtime.ts imports this file once the page has loaded. */

import '../offline/register-service-worker.ts';
import { followClock } from '../../timetable/follow-clock.ts';
import { showOfToday } from './show-of-today.ts';
import { keepFocusInDialogs } from './keep-focus-in-dialogs.ts';

followClock(showOfToday);
keepFocusInDialogs();
