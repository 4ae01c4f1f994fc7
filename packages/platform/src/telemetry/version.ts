import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Product version, from the package of the platform. Processes are started from the project's root. */
export const VERSION: string = JSON.parse(readFileSync(join('packages', 'platform', 'package.json'), 'utf8')).version;
