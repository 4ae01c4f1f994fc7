import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { USER } from '../../../testing/builders/users.js';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { errorResponse } from '../../../testing/render/article-editor.js';
import { getToasts, renderWithProviders } from '../../../testing/render/render.js';
import { ExportCard } from './ExportCard.js';

afterEach(() => void jest.restoreAllMocks());

/** Captures the files that the page offers for download. */
function captureDownloads() {
  const blobs: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return { blobs, names };
}

test('ExportCard: downloads every page of the lists of three services only once', async () => {
  const { blobs, names } = captureDownloads();
  let respond: (response: Response) => void = () => {};
  const account = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  const requests = mockFetch(({ url }) => {
    if (url === '/api/user') return account;
    const isFirst = !/before|after/.test(url);
    return jsonResponse(isFirst && !url.includes('trips') ? [{ id: url.includes('analyses') ? 'a' : 3 }] : []);
  });
  const { user } = renderWithProviders(<ExportCard />);
  const button = screen.getByRole('button', { name: 'Download My Data' });
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Collecting your data…' }));
  respond(jsonResponse(USER));
  await waitFor(() => expect(getToasts().getByText('Your data is downloaded')).not.toBeNull());
  expect(names).toEqual([expect.stringMatching(/^placelore-data-\d{4}-\d{2}-\d{2}\.json$/)]);
  expect(blobs[0]?.type).toBe('application/json');
  const queries = requests.map(({ url }) => url.split('?')[1]).filter(Boolean);
  expect(queries.toSorted()).toEqual(['after=a', 'before=3', 'before=3']);
  expect(screen.getByRole('button', { name: 'Download My Data' })).not.toBeNull();
});

test('ExportCard: downloads nothing if a part is missing, and reports that', async () => {
  const { names } = captureDownloads();
  mockFetch(({ url }) => (url === '/api/user' ? jsonResponse(USER) : errorResponse('Down', 'UNAVAILABLE', 503)));
  const { user } = renderWithProviders(<ExportCard />);
  await user.click(screen.getByRole('button', { name: 'Download My Data' }));
  await waitFor(() => expect(getToasts().getByText('Download failed')).not.toBeNull());
  expect(names).toEqual([]);
});
