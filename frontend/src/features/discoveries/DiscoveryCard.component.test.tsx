import { screen } from '@testing-library/react';
import { buildDiscovery } from '../../testing/builders/discoveries.js';
import { renderWithProviders } from '../../testing/render/render.js';
import { DiscoveryCard } from './DiscoveryCard.js';
import DiscoveryDialog from './my-discoveries/DiscoveryDialog.js';

const FOLDER = `/objects/discoveries/${'a'.repeat(36)}`;
const IMAGE_URLS = { imageUrl: `${FOLDER}/photo.webp`, thumbnailUrl: `${FOLDER}/thumbnail.webp` };
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const getSize = (image: Element | null) => [image?.getAttribute('width'), image?.getAttribute('height')];

test('DiscoveryCard: links to the article of the discovery', () => {
  renderWithProviders(<DiscoveryCard discovery={buildDiscovery({ articleSlug: 'piazza-grande' })} hasAuthor />);
  expect(links()).toEqual([['Piazza Grande', '/articles/piazza-grande']]);
});

test('DiscoveryCard: shows what kind of place it is about instead of a category for sights', () => {
  renderWithProviders(<DiscoveryCard discovery={buildDiscovery({ category: 'Other', placeType: 'Country' })} />);
  expect(screen.getByText('Country')).not.toBeNull();
});

test('DiscoveryCard: has no link without an article', () => {
  renderWithProviders(<DiscoveryCard discovery={buildDiscovery()} hasAuthor />);
  expect(links()).toEqual([]);
});

test('DiscoveryCard: opens the discovery if it is a button', () => {
  renderWithProviders(<DiscoveryCard discovery={buildDiscovery({ articleSlug: 'piazza-grande' })} onOpen={() => {}} />);
  expect(links()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Piazza Grande' })).not.toBeNull();
});

test('DiscoveryCard: reserves space for its image before it loads', () => {
  renderWithProviders(<DiscoveryCard discovery={buildDiscovery(IMAGE_URLS)} />);
  expect(getSize(document.querySelector('img'))).toEqual(['400', '300']);
});

const dialog = (change: Parameters<typeof buildDiscovery>[0]) =>
  renderWithProviders(
    <DiscoveryDialog discovery={buildDiscovery(change)} onClose={() => {}} returnFocus={{ current: null }} />,
  );

test('DiscoveryDialog: links to the article', () => {
  dialog({ articleSlug: 'piazza-grande' });
  expect(links()).toEqual([['Read the guide', '/articles/piazza-grande']]);
});

test('DiscoveryDialog: has no link without an article', () => {
  dialog({});
  expect(links()).toEqual([]);
});

test('DiscoveryDialog: offers its photo in all three sizes', () => {
  dialog(IMAGE_URLS);
  const photo = screen.getByRole('img', { name: 'Your photo: Piazza Grande' });
  expect(getSize(photo)).toEqual(['1200', '800']);
  expect(photo.getAttribute('srcset')).toBe(
    `${FOLDER}/thumbnail.webp 400w, ${FOLDER}/medium.webp 800w, ${FOLDER}/photo.webp 1200w`,
  );
});

test('DiscoveryCard: has a heading one level below its section, or of the given level', () => {
  const getLevel = () => screen.getByRole('heading', { name: 'Piazza Grande' }).tagName;
  const { unmount } = renderWithProviders(<DiscoveryCard discovery={buildDiscovery()} />);
  expect(getLevel()).toBe('H3');
  unmount();
  renderWithProviders(<DiscoveryCard discovery={buildDiscovery()} heading="h2" />);
  expect(getLevel()).toBe('H2');
});
