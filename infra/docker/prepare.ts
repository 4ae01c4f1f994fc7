// Prepares the stores of an installation in containers, once: roles and schemas in the database, and the bucket.
import { setTimeout } from 'node:timers/promises';
import { ConfigError, storageVariables } from '@placelore/platform/config/read-config.js';
import { openStorage } from '@placelore/platform/storage/storage.module.js';
import { z } from 'zod';
import '../database/prepare.ts';

const ATTEMPTS = 10;

const storage = openStorage('prepare', z.object(storageVariables).parse(process.env));
for (let attempt = 1; ; attempt += 1) {
  try {
    await storage.probe();
    break;
  } catch (error) {
    if (attempt === ATTEMPTS || error instanceof ConfigError) throw error;
    console.log(`The object store does not answer yet (${error instanceof Error ? error.message : error}).`);
    await setTimeout(2_000);
  }
}
console.log('The bucket is ready.');
