import { z } from 'zod';
import type {} from '../field-notes.ts';

// Zod compiles no schema but that of posts (src/content/post.ts): most are used once per run, so compiling costs more
// than it saves. The setting must precede the first schema, so every file of schemas imports zod from here.
z.config({ jitless: true });

export { z };
