// Node loads this module before a service, in its container.
import { isMainThread } from 'node:worker_threads';
import { releaseIdleMemory } from './release-idle-memory.mjs';

if (isMainThread) releaseIdleMemory();
