import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { toPlaceKey } from './place-key.js';

const toKey = (changes: Partial<LocatedPlace>) =>
  toPlaceKey({
    kind: 'landmark',
    name: 'Colosseum',
    latitude: 41.8902,
    longitude: 12.4922,
    ...changes,
    countryCode: 'IT',
  } as LocatedPlace);

test.each<[Partial<LocatedPlace>, string]>([
  [{}, 'landmark:IT:colosseum:41.89,12.49'],
  [{ name: ' COLOSSEUM ', latitude: 41.8911 }, 'landmark:IT:colosseum:41.89,12.49'],
  [{ latitude: 41.9011 }, 'landmark:IT:colosseum:41.90,12.49'],
  [{ latitude: -0.001, longitude: -0.004 }, 'landmark:IT:colosseum:0.00,0.00'],
  [{ name: '!?' }, 'landmark:IT:!?:41.89,12.49'],
  [{ name: 'a'.repeat(300) }, `landmark:IT:${'a'.repeat(200)}:41.89,12.49`],
])('toPlaceKey: %j', (changes, key) => expect(toKey(changes)).toBe(key));
