import { screen } from '@testing-library/react';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import { useAuthor } from './article-authors.js';

const Author = ({ id }: { id: number }) => <li>{useAuthor(id)?.username ?? 'unknown'}</li>;
const readIds = (url: string) => new URL(url, 'http://x').searchParams.get('ids')!.split(',').map(Number);

/** Renders the authors of articles; that of the article 3 is missing. */
function show(ids: number[]) {
  const requests = mockFetch(({ url }) =>
    jsonResponse(readIds(url).flatMap((id) => (id === 3 ? [] : { id, username: `author ${id}` }))),
  );
  renderWithProviders(ids.map((id) => <Author key={id} id={id} />));
  return requests;
}

test('useAuthor: asks once for the authors of all articles that are shown', async () => {
  const requests = show([1, 2, 3]);
  await screen.findByText('author 2');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['author 1', 'author 2', 'unknown'],
  ]);
  expect(requests.map(({ url }) => readIds(url))).toEqual([[1, 2, 3]]);
});

test('useAuthor: asks for no more authors at once than the server permits', async () => {
  const requests = show(Array.from({ length: 101 }, (_, index) => index + 1000));
  await screen.findByText('author 1100');
  expect(requests.flatMap(({ url }) => readIds(url))).toHaveLength(101);
  expect(Math.max(...requests.map(({ url }) => readIds(url).length))).toBeLessThanOrEqual(100);
  expect(screen.queryByText('unknown')).toBeNull();
});
