import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Product version, from the platform's package.json. All processes start in the project's root. */
export const VERSION: string = JSON.parse(readFileSync(join('packages', 'platform', 'package.json'), 'utf8')).version;
