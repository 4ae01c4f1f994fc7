import type { Article } from '../core/article.entity.js';
import { auditSnapshot, auditSummary } from './article-audit-snapshot.js';

const SUMMARY = {
  slug: 'ghent',
  title: 'Ghent',
  category: 'Other',
  location: 'Ghent, Belgium',
  contentSource: 'recovered',
  isPublic: true,
  publishedAt: new Date('2026-02-01'),
  createdAt: new Date('2026-01-01'),
};
const ARTICLE = { ...SUMMARY, id: 7, content: '<p>Long text.</p>', latitude: '51.05' } as unknown as Article;

it('auditSummary: contains what identifies an article, and not its text', () => {
  expect(auditSummary(ARTICLE)).toEqual(SUMMARY);
});

it('auditSnapshot: contains the given fields, of the content only the length', () => {
  expect(auditSnapshot(ARTICLE, ['title', 'content', 'latitude'])).toEqual({
    title: 'Ghent',
    contentCharacters: 17,
    latitude: '51.05',
  });
  const all = auditSnapshot(ARTICLE);
  expect(all).toMatchObject({ title: 'Ghent', contentCharacters: 17 });
  expect(all).not.toHaveProperty('content');
});
