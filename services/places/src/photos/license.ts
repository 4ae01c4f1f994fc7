import type { ImageLicense } from '@placelore/contracts/content/image-credit.js';

/** Existing versions of the Creative Commons licenses; 2.1 exists for individual jurisdictions only. */
const VERSIONS = new Set(['1.0', '2.0', '2.1', '2.5', '3.0', '4.0']);
const CREATIVE_COMMONS_PATTERN = /^cc-(by|by-sa)-(\d\.\d)(?:,\d\.\d)*(?:-([a-z]+))?$/;
/** Suffix of files that were relicensed from the GFDL under its section 11; their license is the unported one. */
const MIGRATED = 'migrated';
const PUBLIC_DOMAIN_PATTERN = /^pd(-[\w-]+)?$/;
const PUBLIC_DOMAIN_DEED_PATTERN = /^https?:\/\/creativecommons\.org\/publicdomain\/(mark|zero)\/1\.0(?=\/|$)/;
/** Words in a name or in terms that contradict an accepted license. */
const CONTRADICTION_PATTERN = /\b(NC|ND)\b|non-?commercial|no-?deriv/i;

export interface StatedLicense {
  /** Machine-readable value, such as `cc-by-sa-4.0`. */
  license: string;
  shortName: string;
  terms: string;
  url: string;
}

/**
 * Returns the license of a file if photos under it may be published and adapted: public domain, CC0, CC BY or CC BY-SA.
 * Null for all others, for unknown licenses, and when the name or the terms contradict the license.
 */
export function parseLicense({ license, shortName, terms, url }: StatedLicense): ImageLicense | null {
  if (CONTRADICTION_PATTERN.test(shortName) || CONTRADICTION_PATTERN.test(terms)) return null;
  const id = license.toLowerCase();
  if (id === 'cc0') {
    return { id, name: 'CC0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' };
  }
  if (PUBLIC_DOMAIN_PATTERN.test(id)) {
    const deed = PUBLIC_DOMAIN_DEED_PATTERN.exec(url)?.[1];
    const deedUrl = deed === undefined ? null : `https://creativecommons.org/publicdomain/${deed}/1.0/`;
    return { id: 'pd', name: 'Public domain', url: deedUrl };
  }
  return parseCreativeCommons(id);
}

function parseCreativeCommons(id: string): ImageLicense | null {
  const [, kind = '', version = '', suffix = MIGRATED] = CREATIVE_COMMONS_PATTERN.exec(id) ?? [];
  if (!VERSIONS.has(version)) return null;
  const jurisdiction = suffix === MIGRATED ? null : suffix;
  return {
    id: ['cc', kind, version, jurisdiction].filter(Boolean).join('-'),
    name: ['CC', kind.toUpperCase(), version, jurisdiction?.toUpperCase()].filter(Boolean).join(' '),
    url: `https://creativecommons.org/licenses/${[kind, version, jurisdiction].filter(Boolean).join('/')}/`,
  };
}

/** Whether a license requires that the author be named. */
export const requiresAuthor = ({ id }: Pick<ImageLicense, 'id'>): boolean => id.startsWith('cc-by-');
