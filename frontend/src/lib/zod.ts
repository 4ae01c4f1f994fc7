import { z } from 'zod/v4';

// The content security policy forbids compiling code at run time, which zod would otherwise try. Vite resolves `zod` to
// this file, so that the setting takes effect before any schema is created.
z.config({ jitless: true });

export * from 'zod/v4';
