import { z } from 'zod';
import type {} from '../../checker/field-notes.ts';

// Most schemas are used once per run, so compiling them costs more than it saves. This has to be set before the first
// schema is created, so all fields import zod from here.
z.config({ jitless: true });

export { z };
