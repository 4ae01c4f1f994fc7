import { z } from 'zod';

/** License of a source or image: lowercase SPDX id, name for display, and URL of its text. */
export const license = z.object({
  id: z.string().min(1).max(60),
  name: z.string().min(1).max(120),
  url: z.url({ protocol: /^https?$/ }),
});
export type License = z.infer<typeof license>;

/** Licenses of the sources that the product reads. */
export const LICENSES = {
  mit: { id: 'mit', name: 'MIT License', url: 'https://opensource.org/license/mit' },
  ccBy4: { id: 'cc-by-4.0', name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  ccBySa4: { id: 'cc-by-sa-4.0', name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
  cc0: { id: 'cc0-1.0', name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  odbl: { id: 'odbl-1.0', name: 'ODbL 1.0', url: 'https://opendatacommons.org/licenses/odbl/1-0/' },
} as const satisfies Record<string, License>;
