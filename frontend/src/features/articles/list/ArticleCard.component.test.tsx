import type { ArticleCard as CardData } from '@placelore/contracts/content/articles/articles.js';
import { fireEvent, screen } from '@testing-library/react';
import { buildArticleCard } from '../../../testing/builders/articles.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import { ArticleCard } from './ArticleCard.js';

const card = (change: Partial<CardData> = {}) =>
  renderWithProviders(<ArticleCard article={buildArticleCard(change)} />);
const link = () => screen.getByRole('link').getAttribute('href');
const image = () => document.querySelector('img');

test('ArticleCard: shows title, location and date, and links to the article', () => {
  card();
  expect(screen.getByRole('heading', { level: 2, name: 'Colosseum' })).not.toBeNull();
  expect(screen.getByText('Rome, Italy')).not.toBeNull();
  expect(screen.getByText('2 January 2026').getAttribute('datetime')).toBe('2026-01-02T03:04:05.000Z');
  expect(link()).toBe('/articles/colosseum');
  expect(screen.queryByText('AI guide')).toBeNull();
});

test('ArticleCard: links an item with a negative ID to its guide', () => {
  card({ id: -5, slug: 'dynamic-old-mill' });
  expect(link()).toBe('/dynamic/old-mill');
  expect(screen.getByText('AI guide')).not.toBeNull();
});

test.each([
  ['City', 'City'],
  [null, 'Place'],
] as const)('ArticleCard: shows what a place of type %s is instead of the category "Other"', (placeType, label) => {
  card({ category: 'Other', placeType });
  expect(screen.getByText(label)).not.toBeNull();
  expect(screen.queryByText('Other')).toBeNull();
});

test('ArticleCard: reports a missing date', () => {
  card({ publishedAt: null });
  expect(screen.getByText('Unknown date')).not.toBeNull();
});

test('ArticleCard: falls back from a failed thumbnail to the image and then to the logo', () => {
  card();
  expect(image()?.getAttribute('src')).toBe('/objects/colosseum-small.jpg');
  fireEvent.error(image() as Element);
  expect(image()?.getAttribute('src')).toBe('/objects/colosseum.jpg');
  fireEvent.error(image() as Element);
  expect(image()).toBeNull();
  expect(screen.getByText('Placelore')).not.toBeNull();
});

test('ArticleCard: chooses the image width by screen width where cards are side by side', () => {
  const folder = `/objects/covers/1-${'a'.repeat(32)}`;
  card({ imageUrl: `${folder}/photo.webp`, thumbnailUrl: `${folder}/thumbnail.webp` });
  expect(image()?.getAttribute('src')).toBe(`${folder}/thumbnail.webp`);
  const wide = document.querySelector('source');
  expect(wide?.getAttribute('srcset')).toBe(`${folder}/thumbnail.webp 400w, ${folder}/medium.webp 800w`);
  expect(wide?.getAttribute('media')).toMatch(/^\(min-width: /);
});

test.each([
  ['a missing image', ''],
  ['a placeholder', '/images/placeholder.png'],
  ['a map', 'https://maps.googleapis.com/maps/api/staticmap?center=1,2'],
  ['the logo', '/placelore-logo.png'],
  ['a transparent pixel', 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ'],
])('ArticleCard: replaces %s with the logo', (_, thumbnailUrl) => {
  card({ thumbnailUrl, imageUrl: null });
  expect(image()).toBeNull();
  expect(screen.getByText('Placelore')).not.toBeNull();
});

test('ArticleCard: shows the search excerpt with marked words in place of the description', () => {
  const { container } = card({ snippet: 'a <mark>gladiator</mark> fought' });
  expect(container.querySelector('mark')?.textContent).toBe('gladiator');
  expect(screen.queryByText('The amphitheatre of ancient Rome.')).toBeNull();
});
