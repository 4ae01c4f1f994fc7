import { toCollectionArguments } from './collection-api.js';

const REQUEST = { type: 'country', slug: 'italy', group: null, place: null, hasPhoto: false, order: 'best', page: 1 };
const HERE = { latitude: 41.890251, longitude: 12.492749, accuracy: 10 };
const BARE = { type: 'country', slug: 'italy', page: 1 };

test.each([
  [{}, null, {}],
  [{}, HERE, {}],
  [{ page: 3 }, null, { page: 3 }],
  [{ group: 'museums' }, null, { group: 'museums' }],
  [{ place: 'rome' }, null, { place: 'rome' }],
  [{ hasPhoto: true }, null, { photo: '1' }],
  [{ order: 'name' }, HERE, { order: 'name' }],
  [{ order: 'nearest' }, null, {}],
  [{ order: 'nearest' }, HERE, { order: 'nearest', lat: 41.89, lng: 12.493 }],
])('toCollectionArguments: converts %j at %j to %j', (change, here, args) => {
  expect(toCollectionArguments({ ...REQUEST, ...change } as never, here as never)).toEqual({ ...BARE, ...args });
});
