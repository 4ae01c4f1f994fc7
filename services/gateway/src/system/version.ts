import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The product's version, from the gateway's package. Processes are started from the project's root. */
export const VERSION: string = JSON.parse(readFileSync(join('services', 'gateway', 'package.json'), 'utf8')).version;
