import { duplicates } from './duplicates.js';

const readIssues = (body: object) =>
  duplicates.merge.body!.safeParse(body).error?.issues.map(({ path }) => path.join('.')) ?? [];

it.each([
  ['without fields of other articles', { keepId: 1, articleIds: [2, 3] }],
  ['with fields of merged articles', { keepId: 1, articleIds: [2, 3], take: { title: 2, content: 3 } }],
  ['with a field of the article that is kept', { keepId: 1, articleIds: [2], take: { title: 1 } }],
])('duplicates.merge: accepts a merge %s', (_, body) => {
  expect(readIssues(body)).toEqual([]);
});

it.each([
  ['of an article with itself', { keepId: 2, articleIds: [2, 3] }, ['articleIds']],
  ['that takes a field of another article', { keepId: 1, articleIds: [2], take: { title: 3 } }, ['take.title']],
  [
    'that takes several fields of others',
    { keepId: 1, articleIds: [2], take: { title: 3, content: 2, location: 4 } },
    ['take.title', 'take.location'],
  ],
  ['of no articles', { keepId: 1, articleIds: [] }, ['articleIds']],
])('duplicates.merge: rejects a merge %s', (_, body, fields) => {
  expect(readIssues(body)).toEqual(fields);
});
