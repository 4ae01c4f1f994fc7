import type { ArticleCard as CardData } from '@placelore/contracts/content/articles/articles.js';
import { fireEvent, screen } from '@testing-library/react';
import { buildArticleCard } from '../../../testing/builders/articles.js';
import { buildImageCredit } from '../../../testing/builders/image-credit.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import { ArticleCard } from './ArticleCard.js';

const card = (change: Partial<CardData> = {}) =>
  renderWithProviders(<ArticleCard article={buildArticleCard(change)} />);
const link = () => screen.getByRole('link').getAttribute('href');
const image = () => document.querySelector('img');

test('ArticleCard: shows title and location without a date, and links to the article', () => {
  card();
  expect(screen.getByRole('heading', { level: 2, name: 'Colosseum' })).not.toBeNull();
  expect(screen.getByText('Rome, Italy')).not.toBeNull();
  expect(document.querySelector('time')).toBeNull();
  expect(link()).toBe('/articles/colosseum');
  expect(screen.queryByText('Guide on request')).toBeNull();
});

test('ArticleCard: links an item with a negative ID to its guide', () => {
  card({ id: -5, slug: 'dynamic-old-mill' });
  expect(link()).toBe('/dynamic/old-mill');
  expect(screen.getByText('Guide on request')).not.toBeNull();
});

test.each([
  ['City', 'City'],
  [null, 'Place'],
] as const)('ArticleCard: shows the place type %s instead of the category "Other"', (placeType, label) => {
  card({ category: 'Other', placeType });
  expect(screen.getByText(label)).not.toBeNull();
  expect(screen.queryByText('Other')).toBeNull();
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

test('ArticleCard: chooses the image width by screen width if cards are side by side', () => {
  const folder = '/objects/articles/4f9d3c1e-0000-4000-8000-000000000000';
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

test('ArticleCard: shows the credit of a photo on request, and describes the view', async () => {
  const { user } = card({ imageCredit: buildImageCredit() });
  expect(image()?.getAttribute('alt')).toBe('Photo of Colosseum, Rome');
  const button = document.querySelector('summary') as HTMLElement;
  expect(button.getAttribute('aria-label')).toBe('Photo credit');
  expect(button.parentElement?.hasAttribute('open')).toBe(false);
  await user.click(button);
  expect(button.parentElement?.hasAttribute('open')).toBe(true);
  expect(button.parentElement?.textContent).toBe('Photo: Jane Doe, CC BY-SA 4.0, Wikimedia Commons');
  const urls = [...document.querySelectorAll('details a')].map((one) => one.getAttribute('href'));
  const { authorUrl, license, sourceUrl } = buildImageCredit();
  expect(urls).toEqual([authorUrl, license.url, sourceUrl]);
});

test('ArticleCard: shows no credit without one', () => {
  card();
  expect(document.querySelector('details')).toBeNull();
  expect(image()?.getAttribute('alt')).toBe('');
});
