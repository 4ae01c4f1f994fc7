import { formatJobName, formatRequester } from './job-labels.js';

test.each([
  ['user:12', 'user 12'],
  ['visitor:3f0c2f51-4ad1-4f5e-9d5a-0d3a1f6f6a01', 'a guest'],
  ['operator', 'an operator'],
  ['schedule', 'the schedule'],
  ['article.write', formatJobName('article.write')],
  ['user:ada', 'user:ada'],
])('formatRequester: formats %s as %s', (requestedBy, text) => {
  expect(formatRequester(requestedBy)).toBe(text);
});

test('formatJobName: returns the name of a job of another release, and of one that is called like a method', () => {
  expect(formatJobName('article.sing')).toBe('article.sing');
  expect(formatJobName('constructor')).toBe('constructor');
  expect(formatJobName('article.write')).not.toBe('article.write');
});
