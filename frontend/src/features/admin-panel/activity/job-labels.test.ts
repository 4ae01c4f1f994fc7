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

test('formatJobName: returns the name of another release’s job, even one named like a method', () => {
  expect(formatJobName('article.sing')).toBe('article.sing');
  expect(formatJobName('constructor')).toBe('constructor');
  expect(formatJobName('article.write')).not.toBe('article.write');
});

it.each([
  ['photo.analyze', 'Analyzing a photo'],
  ['photo.correct', 'Changing the place of an analysis'],
  ['analysis.deleted', 'Deleting the discovery of an analysis'],
  ['analyses.purge', 'Deleting analyses that guests no longer use'],
  ['discovery.create', 'Saving the discovery of an analysis'],
  ['photo.moderate', 'Checking the photo of a discovery'],
  ['photos.moderate', 'Checking photos that were not checked yet'],
  ['guide.write', 'Writing a guide'],
  ['visitor.claim', "Giving a guest's discoveries to their account"],
  ['account.deleted', 'Deleting the content of an account'],
  ['article.write', 'Writing the article of a discovery'],
  ['batch.run', 'Batch run'],
  ['batch.prices', 'Asking providers for their prices'],
  ['article.rewrite', 'Rewriting an article'],
  ['discovery.deleted', 'Deleting the pictures of a discovery'],
  ['media.deleted', 'Deleting pictures'],
  ['media.sweep', 'Deleting unused pictures'],
  ['photo.find', 'Looking for a photo of an article'],
  ['guide-photo.find', 'Looking for a photo of a guide'],
  ['photos.refresh', 'Checking the licenses of photos'],
  ['duplicates.refresh', 'Comparing changed articles for duplicates'],
  ['articles.purge', 'Permanently deleting articles'],
  ['error-reports.purge', 'Deleting closed error reports'],
  ['article-versions.purge', 'Deleting old versions of articles'],
  ['batch-runs.purge', 'Deleting old batch runs'],
  ['article-index.update', 'Updating the article index'],
  ['article-index.rebuild', 'Rebuilding the article index'],
  ['search-index.update', 'Updating the search index'],
  ['search-index.rebuild', 'Rebuilding the search index'],
  ['cover.draw', 'Drawing a cover'],
  ['share.draw', 'Drawing a share picture'],
  ['knowledge.refresh', 'Completing what open sources know about a place'],
  ['knowledge.update', 'Renewing what open sources know about places'],
  ['places.purge', 'Deleting old positions and clicks'],
])('formatJobName: %s is “%s”', (job, label) => expect(formatJobName(job)).toBe(label));
