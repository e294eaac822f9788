import { z } from 'zod';
import type {} from '../../checker/field-notes.ts';

// Most schemas are used once in a run: compiling them costs more than it saves. zod has to know that before the first
// schema is made, so all fields import zod from here.
z.config({ jitless: true });

export { z };
