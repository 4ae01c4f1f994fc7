import { articleEdit, newArticle } from './article-fields.js';

const getIssues = (title: string) =>
  [newArticle, articleEdit].map((schema) => schema.safeParse({ title }).error?.issues.map(({ path }) => path[0]));

describe('title of an article', () => {
  it.each(['.', '..', ' .. ', 'a\\b', './a', 'a/../b'])('is rejected when no URL can contain it: %j', (title) => {
    expect(getIssues(title)).toEqual([['title'], ['title']]);
  });

  it.each(['...', 'a.b', 'a/b', 'St. Mary', '100% old/new? Hội An', '.a/b..'])('is accepted: %j', (title) => {
    expect(getIssues(title)).toEqual([undefined, undefined]);
  });
});
