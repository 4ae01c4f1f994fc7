import type { FactSource } from '@placelore/contracts/places/facts.js';
import { LICENSES } from '@placelore/contracts/places/licenses.js';

export const GUIDEBOOK_SOURCE: FactSource = {
  id: 's1',
  provider: 'guidebook',
  name: 'Placelore guidebook',
  url: null,
  permalink: null,
  revision: '1.0.0',
  license: LICENSES.mit,
  authors: 'The Placelore contributors',
  retrievedAt: '2026-11-20T10:00:00.000Z',
};
export const WIKIPEDIA_SOURCE: FactSource = {
  id: 's2',
  provider: 'wikipedia',
  name: 'Wikipedia: Eiffel Tower',
  url: 'https://en.wikipedia.org/wiki/Eiffel_Tower',
  permalink: 'https://en.wikipedia.org/w/index.php?title=Eiffel_Tower&oldid=1321000001',
  revision: '1321000001',
  license: LICENSES.ccBySa4,
  authors: 'Wikipedia contributors',
  retrievedAt: '2026-11-21T10:00:00.000Z',
};
