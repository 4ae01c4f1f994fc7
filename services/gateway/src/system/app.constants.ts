import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Injection token of the gateway's configuration. */
export const GATEWAY_CONFIG = Symbol('GATEWAY_CONFIG');

/**
 * Product version, from the gateway's package. The path is relative because processes are started in the project's
 * root.
 */
export const VERSION: string = JSON.parse(readFileSync(join('services', 'gateway', 'package.json'), 'utf8')).version;
