/** The tasks that can wait: `runtime.ts` imports this file once the page has loaded. */

import '../offline/register-service-worker.ts';
import { followClock } from '../../timetable/follow-clock.ts';
import { showOfToday } from './show-of-today.ts';
import { skipBehindDialogs } from './skip-behind-dialogs.ts';

followClock(showOfToday);
skipBehindDialogs();
