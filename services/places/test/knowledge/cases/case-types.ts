import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import type { FakeItem, FakeItems } from '../../support/wikimedia/fake-wikidata.js';

/** Name and position of a place, and its expected item; null when no item is certain. */
export interface IdentityCase {
  title: string;
  place: Partial<LocatedPlace> & Pick<LocatedPlace, 'name' | 'kind' | 'latitude' | 'longitude' | 'countryCode'>;
  items: FakeItems;
  /** What the map states: the tags of the place. */
  osm?: { wikidata?: string; article?: [language: string, title: string]; relation?: string };
  /** Items of articles to which the map refers, such as `fr:Tour Eiffel`. */
  articles?: Record<string, string>;
  geoNamesId?: string;
  expected: { id: string; foundBy: string } | null;
}

/** An item, the labels of others, and the expected statements in order. */
export interface ClaimCase {
  title: string;
  item: FakeItem;
  labels?: Record<string, string>;
  isSettlement?: boolean;
  expected: string[];
  /** Comparable values of the statements, in cases about values. */
  values?: (string | null)[];
}

/** An extract and the expected sentences. */
export interface TextCase {
  title: string;
  language?: string;
  text: string;
  expected: string[];
}

/** Items of countries to which candidates refer. */
export const COUNTRIES: FakeItems = {
  Q142: { label: 'France', is: ['Q6256'] },
  Q38: { label: 'Italy', is: ['Q6256'] },
  Q40: { label: 'Austria', is: ['Q6256'] },
  Q55: { label: 'Netherlands', is: ['Q6256'] },
  Q30: { label: 'United States', is: ['Q6256'] },
  Q17: { label: 'Japan', is: ['Q6256'] },
  Q668: { label: 'India', is: ['Q6256'] },
  Q252: { label: 'Indonesia', is: ['Q6256'] },
  Q159: { label: 'Russia', is: ['Q6256'] },
  Q29999: { label: 'Kingdom of the Netherlands', is: ['Q3624078'] },
  Q801: { label: 'Israel', is: ['Q6256'] },
  Q219060: { label: 'State of Palestine', is: ['Q6256'] },
};
