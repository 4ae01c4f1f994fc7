// Node loads this module before the launcher.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { releaseIdleMemory } from './release-idle-memory.mjs';

// Keeps the launcher's sources without their types, so that Node does not load its TypeScript parser (10 MB) again.
enableCompileCache(fileURLToPath(new URL('../../../.build/compile-cache', import.meta.url)));
releaseIdleMemory();
