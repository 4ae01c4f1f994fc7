import type { RewrittenArticle } from '@placelore/contracts/content/articles/article-rewrites.js';
import { buildEditedArticle } from '../../../testing/builders/articles.js';
import { toDraft } from '../draft.js';
import { compareRewrite, selectChanges } from './rewrite-changes.js';

const BEFORE = '<p>Old opening.</p><h2>Visiting</h2><p>Old hours.</p><h2>Legends</h2><ul><li>A ghost.</li></ul>';
const AFTER = '<p>New opening.</p><h2>History</h2><p>Built long ago.</p><h2>Visiting</h2><p>New hours.</p>';
const draft = toDraft(buildEditedArticle({ content: BEFORE }));
const rewrite = {
  ...buildEditedArticle(),
  title: 'Colosseum',
  content: AFTER,
  metaDescription: 'New.',
  category: 'Architecture',
  rewriteId: 'r',
} as unknown as RewrittenArticle;
const comparison = compareRewrite(draft, rewrite);
const findChangeId = (name: string) => comparison.changes.find((part) => part.name === name)!.id;

test('compareRewrite: offers each difference separately, and nothing that is equal', () => {
  expect(comparison.changes.map(({ name, before, after }) => [name, before, after])).toEqual([
    ['Meta description', 'The amphitheatre of ancient Rome.', 'New.'],
    ['Category', 'Landmark', 'Architecture'],
    ['Text: Opening', 'Old opening.', 'New opening.'],
    ['Text: History', '', 'History\nBuilt long ago.'],
    ['Text: Visiting', 'Visiting\nOld hours.', 'Visiting\nNew hours.'],
    ['Text: Legends', 'Legends\nA ghost.', ''],
  ]);
});

test('selectChanges: leaves the content unchanged if only a field is selected', () => {
  expect(selectChanges(comparison, new Set(['category']))).toEqual({ category: 'Architecture' });
});

test('selectChanges: inserts selected sections among the existing ones', () => {
  expect(selectChanges(comparison, new Set([findChangeId('Text: Visiting')]))).toEqual({
    content: '<p>Old opening.</p><h2>Visiting</h2><p>New hours.</p><h2>Legends</h2><ul><li>A ghost.</li></ul>',
  });
  expect(selectChanges(comparison, new Set([findChangeId('Text: History')])).content).toContain(
    '<p>Old opening.</p><h2>History</h2><p>Built long ago.</p><h2>Visiting</h2><p>Old hours.</p>',
  );
  expect(selectChanges(comparison, new Set([findChangeId('Text: Legends')])).content).toBe(
    '<p>Old opening.</p><h2>Visiting</h2><p>Old hours.</p>',
  );
});

test('selectChanges: returns the whole rewrite if everything is selected', () => {
  const allIds = new Set(comparison.changes.map(({ id }) => id));
  expect(selectChanges(comparison, allIds)).toEqual({
    content: AFTER,
    metaDescription: 'New.',
    category: 'Architecture',
  });
});
