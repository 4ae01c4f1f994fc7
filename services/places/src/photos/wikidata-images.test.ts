import type { VendorHost } from '../http/vendor-host.js';
import { readWikidataImages } from './wikidata-images.js';

const claim = (value: unknown, rank = 'normal', snaktype = 'value') => ({
  rank,
  mainsnak: { snaktype, ...(snaktype === 'value' && { datavalue: { value } }) },
});

/** Reads item Q1 from a response with these items. */
const readFrom = (items: object) => {
  const host = { call: async ({ schema }: Parameters<VendorHost['call']>[0]) => schema.parse({ entities: items }) };
  return readWikidataImages(host as never, 'Q1');
};

describe('readWikidataImages', () => {
  test('returns the stated images and the first category', async () => {
    const claims = { P18: [claim('A.jpg'), claim('B.jpg')], P373: [claim('Towers'), claim('Bells')] };
    expect(await readFrom({ Q1: { claims } })).toEqual({ images: ['A.jpg', 'B.jpg'], category: 'Towers' });
  });

  test('returns only preferred images when there are any', async () => {
    const claims = { P18: [claim('old.jpg'), claim('best.jpg', 'preferred'), claim('wrong.jpg', 'deprecated')] };
    expect(await readFrom({ Q1: { claims } })).toEqual({ images: ['best.jpg'], category: null });
  });

  test('omits deprecated, unknown and absent values, and values that are not text', async () => {
    const claims = {
      P18: [
        claim('wrong.jpg', 'deprecated'),
        claim(null, 'preferred', 'somevalue'),
        claim(null, 'normal', 'novalue'),
        claim({ id: 'Q2' }),
        claim('A.jpg'),
      ],
      P373: [claim({ text: 'Towers' })],
    };
    expect(await readFrom({ Q1: { claims } })).toEqual({ images: ['A.jpg'], category: null });
  });

  test.each([
    ['an item without claims', { Q1: {} }],
    ['a missing item', {}],
    ['another item', { Q2: { claims: { P18: [claim('A.jpg')] } } }],
  ])('returns nothing for %s', async (_, items) => {
    expect(await readFrom(items)).toEqual({ images: [], category: null });
  });
});
