import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/render/render.js';
import { PageErrorBoundary } from '../errors/PageErrorBoundary.js';

test('OtherDocument: reports a page for which the offline shell was served, instead of reloading forever', async () => {
  window.history.replaceState(null, '', '/admin/duplicates');
  // React logs errors that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { OtherDocument } = await import('./OtherDocument.js');
  renderWithProviders(
    <PageErrorBoundary pathname="/admin/duplicates">
      <OtherDocument />
    </PageErrorBoundary>,
    { initialUrl: '/admin/duplicates' },
  );
  expect(screen.getByRole('button', { name: 'Try Again' })).not.toBeNull();
  expect(screen.queryByText('Loading...')).toBeNull();
});
