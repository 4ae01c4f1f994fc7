import { screen, waitFor } from '@testing-library/react';
import { buildAdminArticle } from '../../../../testing/builders/articles.js';
import { buildImageCredit } from '../../../../testing/builders/image-credit.js';
import { jsonResponse, mockFetch } from '../../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../../testing/render/render.js';
import { ArticleBody } from '../ArticleBody.js';
import { renderArticleHtml } from '../article-html.js';
import { SightPictures } from './SightPictures.js';

const item = (slug: string, name: string) => `<li><a href="/articles/${slug}">${name}</a>. A sight.</li>`;
const place = (name: string) => ({ name, distance: '1 km', coordinates: { lat: 1, lng: 2 } });

function renderSights(content: string) {
  const requests = mockFetch(() =>
    jsonResponse([
      { imageUrl: '/objects/a/thumbnail.webp', imageCredit: null },
      { imageUrl: '/objects/b/thumbnail.webp', imageCredit: buildImageCredit({ author: 'Ann' }) },
    ]),
  );
  renderWithProviders(
    <>
      <ArticleBody html={renderArticleHtml(content, buildAdminArticle())} />
      <SightPictures places={[place('Palace'), place('Registan')]} />
    </>,
  );
  return requests;
}

test('SightPictures: adds a picture to each sight of a list and the credit of a photo', async () => {
  renderSights(`<ul>${item('registan', 'Registan')}${item('palace', 'Palace')}</ul>`);
  await waitFor(() => expect(document.querySelectorAll('li img')).toHaveLength(2));
  expect(screen.getAllByRole('listitem').map((element) => element.querySelector('img')?.getAttribute('src'))).toEqual([
    '/objects/a/thumbnail.webp',
    '/objects/b/thumbnail.webp',
  ]);
  expect(screen.getByText(/Ann/)).not.toBeNull();
});

test('SightPictures: reads no pictures for a text whose lists are not of sights', async () => {
  const requests = renderSights(
    `<ul>${item('registan', 'Registan')}<li>No link: <a href="/articles/x">X</a></li></ul>`,
  );
  await screen.findByText(/No link/);
  expect(document.querySelector('[data-sights]')).toBeNull();
  expect(requests).toEqual([]);
});
