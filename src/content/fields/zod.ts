import { z } from 'zod';

// Every file of schemas imports zod from here, because this setting must precede the first schema. Zod compiles only
// the schema of posts (src/content/post.ts): the others are used once per run, so compiling costs more than it saves.
z.config({ jitless: true });

export { z };
