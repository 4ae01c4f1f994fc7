import { describe, expect, test } from '@jest/globals';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { toArticleEdit } from './article-fields.js';

const BEFORE = { title: 'Trevi', content: '<p>A fountain.</p>' };
const edit = (fields: object, before = BEFORE) => toArticleEdit(fields as never, before);
const getProblem = (fields: object, before = BEFORE) => {
  try {
    edit(fields, before);
    return null;
  } catch (thrown) {
    return (thrown as ApiError).details?.map(({ field }) => field);
  }
};

describe('toArticleEdit', () => {
  test.each([
    [{}, {}],
    [{ title: 'Fontana' }, { title: 'Fontana' }],
    [{ content: '<p>New</p><script>x</script>' }, { content: '<p>New</p>' }],
    [
      { slug: 'a', category: 'Park', location: 'Rome' },
      { slug: 'a', category: 'Park', location: 'Rome' },
    ],
    [{ metaDescription: 'x' }, { metaDescription: 'x' }],
    [{ metaDescription: '' }, { metaDescription: 'A fountain.' }],
    [
      { metaDescription: '', content: '<p>New.</p>' },
      { content: '<p>New.</p>', metaDescription: 'New.' },
    ],
    [
      { latitude: 1, longitude: 2 },
      { latitude: 1, longitude: 2 },
    ],
    [
      { latitude: 0, longitude: 0 },
      { latitude: 0, longitude: 0 },
    ],
    [
      { latitude: null, longitude: null },
      { latitude: null, longitude: null },
    ],
    [{ nearbyAttractions: [] }, { nearbyAttractions: [] }],
    [{ contentSource: 'recovered' }, { contentSource: 'recovered' }],
    [{ unknown: 1 }, {}],
  ])('changes %j as %j', (fields, expected) => expect(edit(fields)).toEqual(expected));

  test.each([
    [{ title: '' }, BEFORE, ['title']],
    [{ content: '' }, BEFORE, ['content']],
    [{ content: '<p> </p>' }, BEFORE, ['content']],
    [{}, { title: '', content: '' }, ['title', 'content']],
    [{ title: 'a', content: '<p>b</p>' }, { title: '', content: '' }, null],
    [{ content: '<img src="/objects/a.jpg" alt="" />' }, BEFORE, null],
    [{ latitude: 1 }, BEFORE, ['longitude']],
    [{ longitude: 1 }, BEFORE, ['latitude']],
    [{ latitude: 1, longitude: null }, BEFORE, ['longitude']],
    [{ latitude: null, longitude: 1 }, BEFORE, ['latitude']],
    [{ latitude: null }, BEFORE, ['longitude']],
    [{ longitude: null }, BEFORE, ['latitude']],
  ])('of %j after %j misses %j', (fields, before, missing) => expect(getProblem(fields, before)).toEqual(missing));
});
