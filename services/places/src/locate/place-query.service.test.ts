import { ApiError } from '@placelore/contracts/core/errors.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import * as more from '../../test/support/more-position-cases.js';
import * as first from '../../test/support/position-cases.js';
import { EmbeddedGeo } from '../geo/embedded/embedded-geo.js';
import { PlaceQueryService } from './place-query.service.js';
import type { SearchArea } from './search-area.js';

const atlas = Atlas.load();
const embedded = new EmbeddedGeo(atlas);
const places = new PlaceQueryService(embedded, embedded, atlas, { warn: () => {} });

async function findName(query: string, area: SearchArea): Promise<string | null> {
  const place = await places.find(query, area);
  return place && `${place.name}, ${place.countryCode}`;
}

describe('PlaceQueryService: positions', () => {
  it.each([...first.AT_POSITIONS, ...more.AT_POSITIONS])(
    'resolves "%s" at %d, %d to %s',
    async (query, latitude, longitude, expected) => {
      expect(await findName(query, { at: { latitude, longitude } })).toBe(expected);
    },
  );

  it.each([...first.NEAR_PARENTS, ...more.NEAR_PARENTS])(
    'resolves "%s" found in %s at %p, %p to %s',
    async (query, within, latitude, longitude, expected) => {
      const near = latitude === null || longitude === null ? undefined : { latitude, longitude };
      expect(await findName(query, { near, within: within ?? undefined })).toBe(expected);
    },
  );
});

describe('PlaceQueryService: provider over budget', () => {
  const geo = Object.assign(Object.create(embedded), {
    name: 'paid',
    findPlaceByName: () => Promise.reject(new ApiError('PROVIDER_BUDGET_EXHAUSTED')),
  });
  const overBudgetPlaces = new PlaceQueryService(geo, embedded, atlas, { warn: () => {} });
  const at = { latitude: 48.8584, longitude: 2.2945 };

  it.each(['Eiffel Tower', 'Eifel Towr', 'Paris'])('returns known data for "%s"', async (query) => {
    const place = await places.find(query, { at });
    expect(place).not.toBeNull();
    expect(await overBudgetPlaces.find(query, { at })).toEqual(place);
  });

  it('throws instead of reporting that the place does not exist', async () => {
    await expect(overBudgetPlaces.find('Trattoria Nowhere', { at })).rejects.toMatchObject({
      code: 'PROVIDER_BUDGET_EXHAUSTED',
    });
  });
});

describe('PlaceQueryService: several places of one name', () => {
  const geo = Object.assign(Object.create(embedded), {
    name: 'paid',
    locate: () => Promise.reject(new Error('charged')),
    findPlaceByName: () => Promise.reject(new Error('charged')),
  });
  const paidPlaces = new PlaceQueryService(geo, embedded, atlas, { warn: () => {} });

  it('asks no provider, which would charge for choosing one of them', async () => {
    expect(await paidPlaces.find('Springfield', {})).toBeNull();
    expect(paidPlaces.isAmbiguous('Springfield', {})).toBe(true);
    await expect(paidPlaces.find('Trattoria Nowhere', {})).rejects.toThrow('charged');
  });

  it('decides by the area', async () => {
    const within = 'Illinois, United States';
    expect(await paidPlaces.find('Springfield', { within })).toMatchObject({ region: 'Illinois' });
    expect(paidPlaces.isAmbiguous('Springfield', { within })).toBe(false);
  });
});

it.each([
  ['city', 1.29, 103.85],
  ['country', 1.29, 103.7],
])(
  'PlaceQueryService: takes Singapore as the %s at %d, %d, by the distance from its middle',
  async (kind, latitude, longitude) => {
    expect(await places.find('Singapore', { at: { latitude, longitude } })).toMatchObject({ kind });
  },
);

describe('PlaceQueryService: guidebook', () => {
  const { landmarks, cities } = atlas.guidebook;

  it('finds each sight by its name and position', async () => {
    for (const { id, name, latitude, longitude } of landmarks) {
      expect(await places.find(name, { at: { latitude, longitude } })).toMatchObject({ guidebookId: id });
    }
  });

  it('finds each restaurant and hotel by its name and position', async () => {
    for (const city of cities) {
      for (const { name, latitude, longitude } of [...city.restaurants, ...city.hotels]) {
        const place = await places.find(name, { at: { latitude, longitude } });
        expect(place).toMatchObject({ countryCode: city.country, latitude, longitude, provider: 'embedded' });
        // Some hotels are also sights in the guidebook.
        if (place?.guidebookId === null) {
          expect(place).toMatchObject({ name, noun: expect.stringMatching(/^a (restaurant|hotel)$/) });
        }
      }
    }
  });

  it('finds a restaurant or hotel by its name and city', async () => {
    for (const query of ['Le Procope', 'Le Meurice, Paris', 'Le Meurice Paris France', 'the savoy, london']) {
      expect(await places.find(query, {})).not.toBeNull();
    }
    // The guidebook has one in Geneva and one in Tunis.
    expect(await places.find('Café de Paris', {})).toBeNull();
    expect(await places.find('Café de Paris, Geneva', {})).toMatchObject({ countryCode: 'CH' });
    expect(await places.find('Le Procope', { within: 'Rome, Italy' })).toBeNull();
    expect(await places.find('Le Procope pizza', {})).toBeNull();
  });
});
