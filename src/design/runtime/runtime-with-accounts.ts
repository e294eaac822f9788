/** The script at the end of every page of a site with accounts: that of any site, and what follows the session. */

import './runtime.ts';
import { followSession } from './follow-session.ts';

followSession();
