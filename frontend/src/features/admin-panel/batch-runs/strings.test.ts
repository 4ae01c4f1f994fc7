import { STRINGS } from './strings.js';

test('STRINGS: names one subject, or several, in estimates', () => {
  const { countSubjects, dialog, estimateSummary, kinds } = STRINGS;
  const countDiscoveries = (count: string) => countSubjects(count, kinds['recover-articles']);
  expect(dialog.estimated(countDiscoveries('1'), null)).toBe('1 discovery, at no cost. Nothing has been changed.');
  expect(dialog.estimated(countDiscoveries('0'), null)).toBe('0 discoveries, at no cost. Nothing has been changed.');
  expect(estimateSummary(countSubjects('1', kinds['find-photos']), null)).toBe('1 article, at no cost');
  expect(estimateSummary(countSubjects('1,200', kinds['find-photos']), '$18.00')).toBe('1,200 articles, about $18.00');
});
