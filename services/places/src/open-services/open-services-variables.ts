import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export const openServicesVariables = {
  /**
   * Contact of the operator for the people who run the open services; sent in the User-Agent. Setting it turns on the
   * public servers.
   */
  OPEN_SERVICES_CONTACT: z
    .union([z.email(), z.url({ protocol: /^https?$/ })], 'must be an email address or a web address')
    .optional(),
};

/** Version of the service. Processes are started from the project's root. */
const VERSION: string = JSON.parse(readFileSync(join('services', 'places', 'package.json'), 'utf8')).version;

/** Returns the User-Agent of all calls to open services: product, version and the operator's contact. */
export const formatUserAgent = (contact: string | undefined): string =>
  `Placelore/${VERSION}${contact ? ` (${contact})` : ''}`;
