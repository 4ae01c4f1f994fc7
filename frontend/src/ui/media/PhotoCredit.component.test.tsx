import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';
import { render, screen } from '@testing-library/react';
import { PhotoCredit } from './PhotoCredit.js';

const CREDIT = {
  provider: 'commons',
  title: 'Tour Eiffel',
  author: 'Jane Doe',
  authorUrl: 'https://commons.wikimedia.org/wiki/User:Jane',
  license: { id: 'cc-by-sa-4.0', name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
  sourceUrl: 'https://commons.wikimedia.org/wiki/File:Tour.jpg',
  sha1: 'a'.repeat(40),
  changes: 'resized',
  retrievedAt: '2026-11-23T00:00:00.000Z',
} as ImageCredit;

test('PhotoCredit: names author, license and source, each with a link that opens beside the page', () => {
  const { container } = render(<PhotoCredit credit={CREDIT} />);
  expect(container.textContent).toBe('Photo: Jane Doe, CC BY-SA 4.0, Wikimedia Commons');
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ href, rel, target, title }) => [href, rel, target, title])).toEqual([
    [CREDIT.authorUrl, 'noopener noreferrer', '_blank', ''],
    [CREDIT.license.url, 'license noopener noreferrer', '_blank', ''],
    [CREDIT.sourceUrl, 'noopener noreferrer', '_blank', 'Tour Eiffel'],
  ]);
});

test('PhotoCredit: has no author if none is known, and plain text without a link', () => {
  const credit = { ...CREDIT, author: null, license: { ...CREDIT.license, name: 'Public domain', url: null } };
  const { container, rerender } = render(<PhotoCredit credit={credit as ImageCredit} />);
  expect(container.textContent).toBe('Photo: Public domain, Wikimedia Commons');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  rerender(<PhotoCredit credit={{ ...CREDIT, authorUrl: null }} />);
  expect(screen.queryByRole('link', { name: 'Jane Doe' })).toBeNull();
  expect(container.textContent).toContain('Jane Doe, ');
});
