import { z } from 'zod';
import type {} from '../../checker/field-notes.ts';

// Most schemas are used once in a run: compiling them first would cost more than it saves. This has to be said
// before the first schema is made, so all fields take zod from here.
z.config({ jitless: true });

export { z };
