import { parseGuideResponse } from './guide-answer.js';

test.each([null, 'busy', 42])('%p is no answer', (respond) => {
  expect(() => parseGuideResponse(respond)).toThrow('Invalid response format');
});

test.each([{}, { article: null }, { url: 7 }, []])('%p is neither a guide nor the way to one', (respond) => {
  expect(() => parseGuideResponse(respond)).toThrow('Unexpected response format');
});

test('a guide and the way to an article are answers', () => {
  const way = { redirect: true, url: '/articles/colosseum', source: 'cache' };
  expect(parseGuideResponse(way)).toBe(way);
  expect(parseGuideResponse({ temporary: true, article: { title: 'Colosseum' } })).toHaveProperty('article');
});
