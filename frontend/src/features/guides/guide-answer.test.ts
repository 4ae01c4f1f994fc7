import { checkedAnswer } from './guide-answer.js';

test.each([null, 'busy', 42])('%p is no answer', (answer) => {
  expect(() => checkedAnswer(answer)).toThrow('Invalid response format');
});

test.each([{}, { article: null }, { url: 7 }, []])('%p is neither a guide nor the way to one', (answer) => {
  expect(() => checkedAnswer(answer)).toThrow('Unexpected response format');
});

test('a guide and the way to an article are answers', () => {
  const way = { redirect: true, url: '/articles/colosseum', source: 'cache' };
  expect(checkedAnswer(way)).toBe(way);
  expect(checkedAnswer({ temporary: true, article: { title: 'Colosseum' } })).toHaveProperty('article');
});
