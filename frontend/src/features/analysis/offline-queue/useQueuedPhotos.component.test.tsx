import { act, screen } from '@testing-library/react';
import { renderWithProviders } from '../../../testing/render/render.js';
import { useQueuedPhotos } from './useQueuedPhotos.js';

let count = 2;
jest.mock('./count-queued-photos.js', () => ({ countQueuedPhotos: async () => count }));

const Count = () => <output>{useQueuedPhotos()}</output>;

test('useQueuedPhotos: counts again when the page becomes visible, because another tab may have changed the queue', async () => {
  renderWithProviders(<Count />);
  expect(await screen.findByText('2')).not.toBeNull();
  count = 5;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('5')).not.toBeNull();
});
