import type { AdminArticle } from '@placelore/contracts/content/admin/admin-articles.js';
import { screen } from '@testing-library/react';
import { buildEditedArticle } from '../../../testing/builders/articles.js';
import { buildImageCredit } from '../../../testing/builders/image-credit.js';
import { jsonResponse } from '../../../testing/fakes/browser.js';
import { clickButton, errorResponse, renderArticleEditor } from '../../../testing/render/article-editor.js';
import { getToasts } from '../../../testing/render/render.js';

const COVER = '/objects/covers/1-a/photo.webp';
const shown = { imageUrl: COVER, thumbnailUrl: null, imageCredit: null, revision: 4 };
const renderPhoto = (change: Partial<AdminArticle>, respond: (url: string) => Response) =>
  renderArticleEditor(
    ({ url, method }) => (method === 'POST' && url.includes('/photo/') ? respond(url) : undefined),
    buildEditedArticle(change),
  );
const findButton = (name: string) => screen.findByRole('button', { name });

test('OpenPhoto: shows the credit and rejects a photo, which counts as a save', async () => {
  const { requests } = renderPhoto({ imageCredit: buildImageCredit() }, () => jsonResponse(shown));
  expect((await screen.findByRole('link', { name: 'Jane Doe' })).getAttribute('href')).toContain('User:Jane');
  clickButton('Refuse this photo');
  await getToasts().findByText(/^Photo refused/);
  expect(requests.find(({ url }) => url.endsWith('/photo/refuse'))?.body).toEqual({ sha1: 'a'.repeat(40) });
  expect(screen.queryByRole('link', { name: 'Jane Doe' })).toBeNull();
  expect(await findButton('Find a photo')).not.toBeNull();
  clickButton('Save');
  await getToasts().findByText('Article saved');
  const saved = requests.find(({ method }) => method === 'PATCH')?.body as FormData;
  expect([saved.get('revision'), saved.get('imageUrl')]).toEqual(['4', COVER]);
});

test('OpenPhoto: replaces a photo with another one and shows its credit', async () => {
  const another = {
    ...shown,
    imageUrl: '/objects/articles/c/photo.webp',
    imageCredit: buildImageCredit({ author: 'Ann' }),
  };
  renderPhoto({ imageCredit: buildImageCredit() }, () => jsonResponse(another));
  await findButton('Find another');
  clickButton('Find another');
  await getToasts().findByText('Photo found');
  expect(screen.getByRole('link', { name: 'Ann' })).not.toBeNull();
});

test('OpenPhoto: reports that there is no other photo, or why none can be searched for', async () => {
  const same = { ...shown, revision: 3 };
  const responses = [jsonResponse(same), errorResponse('Open services are off.', 'OPEN_PHOTOS_OFF', 409)];
  renderPhoto({ imageUrl: COVER }, () => responses.shift()!);
  await findButton('Find a photo');
  clickButton('Find a photo');
  await getToasts().findByText('No other photo was found');
  clickButton('Find a photo');
  await getToasts().findByText('Open services are off.');
});

test('OpenPhoto: does not touch a photo that a person added', async () => {
  renderPhoto({}, () => jsonResponse(shown));
  await findButton('Save');
  expect(screen.queryByRole('button', { name: /^Find/ })).toBeNull();
});
