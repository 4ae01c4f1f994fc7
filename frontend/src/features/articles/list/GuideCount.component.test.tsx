import { screen } from '@testing-library/react';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import GuideCount from './GuideCount.js';

const respondWithTotal = (total: number) =>
  mockFetch(() => {
    const response = jsonResponse([]);
    response.headers.set('X-Total-Count', String(total));
    return response;
  });

test('GuideCount: shows the number of guides', async () => {
  respondWithTotal(1338);
  renderWithProviders(<GuideCount />);
  expect(await screen.findByText('1,338 guides')).not.toBeNull();
});
