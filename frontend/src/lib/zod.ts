import { z } from 'zod/v4';

// The content security policy forbids compiling code at run time; without this zod would try. Vite resolves `zod` to
// here, so that it is said before the first schema is made, wherever that is.
z.config({ jitless: true });

export * from 'zod/v4';
