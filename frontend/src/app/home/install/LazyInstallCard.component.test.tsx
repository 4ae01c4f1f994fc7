import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderWithProviders } from '../../../testing/render/render.js';
import { LazyInstallCard } from './LazyInstallCard.js';

jest.mock('./InstallCard.js', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('LazyInstallCard: omits an offer that does not load, and keeps the page', async () => {
  renderWithProviders(
    <>
      <p>The photo that was chosen</p>
      <LazyInstallCard />
    </>,
  );
  await act(() => import('./InstallCard.js').catch(() => undefined));
  expect(screen.queryByText('The photo that was chosen')).not.toBeNull();
});
