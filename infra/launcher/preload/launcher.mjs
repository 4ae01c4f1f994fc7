// Node loads this module before the launcher.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { releaseIdleMemory } from './release-idle-memory.mjs';

// Caches the launcher's compiled sources, so that Node does not have to load its TypeScript parser (10 MB) again.
enableCompileCache(fileURLToPath(new URL('../../../.build/compile-cache', import.meta.url)));
releaseIdleMemory();
