import type { FactSource } from '@placelore/contracts/places/facts.js';
import { screen, within } from '@testing-library/react';
import { GUIDEBOOK_SOURCE, WIKIPEDIA_SOURCE } from '../../testing/builders/sources.js';
import { renderWithProviders } from '../../testing/render/render.js';
import { SourceList } from './SourceList.js';

const GAZETTEER_SOURCE: FactSource = {
  ...WIKIPEDIA_SOURCE,
  id: 's3',
  provider: 'gazetteer',
  name: 'GeoNames',
  authors: 'GeoNames',
  url: 'https://geo.example/',
  permalink: null,
};
const sources = [GUIDEBOOK_SOURCE, WIKIPEDIA_SOURCE, GAZETTEER_SOURCE];
const getItem = (name: string) => screen.getAllByRole('listitem').find((item) => item.textContent?.includes(name))!;

test('SourceList: links a source to its revision and its license, and shows authors and date', () => {
  renderWithProviders(<SourceList sources={sources} />);
  expect(screen.getByRole('region', { name: 'Sources' })).toBeTruthy();
  const item = getItem('Wikipedia');
  const links = within(item).getAllByRole('link') as HTMLAnchorElement[];
  expect(links.map(({ textContent, href, rel }) => [textContent, href, rel])).toEqual([
    ['Wikipedia: Eiffel Tower', WIKIPEDIA_SOURCE.permalink, 'noopener nofollow'],
    ['CC BY-SA 4.0', 'https://creativecommons.org/licenses/by-sa/4.0/', 'noopener nofollow'],
  ]);
  expect(item.textContent).toContain('Wikipedia contributors');
  expect(item.textContent).toMatch(/retrieved .*2026/);
});

test('SourceList: shows the guidebook with its edition, without a link or a day', () => {
  renderWithProviders(<SourceList sources={sources} />);
  const item = getItem('Placelore guidebook');
  expect(
    within(item)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['free to reuse (MIT)']);
  expect(item.textContent).toContain('edition of November 2026');
  expect(item.textContent).not.toContain('version');
  expect(item.textContent).not.toContain('retrieved');
});

test('SourceList: links to the current page of a source without revisions, and shows equal authors once', () => {
  renderWithProviders(<SourceList sources={sources} />);
  const item = getItem('GeoNames');
  expect(within(item).getByRole('link', { name: 'GeoNames' }).getAttribute('href')).toBe('https://geo.example/');
  expect(item.textContent?.split('GeoNames')).toHaveLength(2);
});

test('SourceList: renders nothing without sources', () => {
  renderWithProviders(<SourceList sources={[]} />);
  expect(screen.queryByRole('region', { name: 'Sources' })).toBeNull();
});
