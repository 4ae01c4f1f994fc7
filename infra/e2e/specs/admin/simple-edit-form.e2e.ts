/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { clickButton, expectToast } from '../../support/admin-panel.ts';
import type { HttpVisitor } from '../../support/http-visitor.ts';
import { createLandscapePhoto } from '../../support/photos.ts';
import { expect, type OpenPage, test } from '../../support/test.ts';

const ROME = { latitude: 41.9009, longitude: 12.4833 };

interface Stored {
  id: number;
  slug: string;
  title: string;
  content: string;
  location: string;
  latitude: string | null;
  longitude: string | null;
  imageUrl: string;
  revision: number;
}

test.describe('simple edit form', () => {
  let admin: HttpVisitor;
  test.beforeAll(({ admin: signedIn }) => {
    admin = signedIn;
  });
  async function createArticle(title: string): Promise<Stored> {
    const defaults = { title, content: `<p>About ${title}.</p>`, location: 'Rome, Italy' };
    const fields = { ...defaults, contentSource: 'text_search', isPublic: true };
    const response = await admin.post('/api/admin/articles', { ...fields, latitude: 41.9, longitude: 12.48 });
    if (!response.ok) throw new Error(`${title} was not made: ${response.status}`);
    return (await response.json()) as Stored;
  }
  const stored = async (id: number) => (await (await admin.request(`/api/admin/articles/${id}`)).json()) as Stored;
  async function openForm(openPage: OpenPage, id: number): Promise<Page> {
    const page = await openPage(admin);
    await page.goto(`/admin/edit-article/${id}`);
    await expect(page.getByLabel('Title')).toBeVisible();
    return page;
  }
  const unsaved = (page: Page) => page.getByText('Unsaved changes');

  test('saves an edited article with a new photo, which a visitor then sees, and can be left without a question', async ({
    openPage,
  }) => {
    const { id, slug, imageUrl } = await createArticle('Simple Fountain');
    const page = await openForm(openPage, id);
    await expect(unsaved(page)).toBeHidden();
    await page.getByLabel('Title').fill('Simpler Fountain');
    await page.getByLabel('Category').selectOption('Architecture');
    await page.getByLabel('Latitude').fill('41.900933');
    await page.getByLabel('Content (HTML)').fill('<p onclick="x()">Water falls.</p><script>alert(1)</script>');
    await expect(unsaved(page)).toBeVisible();

    await clickButton(page, 'Upload New Photo');
    const dialog = page.getByRole('dialog');
    const files = dialog.locator('input[type=file]');
    await files.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await expectToast(page, 'Failed to update photo: ');
    await files.setInputFiles({
      name: 'view.jpg',
      mimeType: 'image/jpeg',
      buffer: await createLandscapePhoto(ROME, 1),
    });
    await expect(dialog.getByText('view.jpg')).toBeVisible();
    expect((await stored(id)).imageUrl).toBe(imageUrl);
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await expectToast(page, 'Photo updated successfully');
    await expect(dialog).toBeHidden();
    const source = await page.getByRole('img', { name: 'Photo of Simple Fountain' }).getAttribute('src');
    expect(source).toMatch(/^\/objects\/articles\//);
    expect(await stored(id)).toMatchObject({ imageUrl: source, title: 'Simple Fountain' });

    // Text typed before the upload is still in the form, and is saved after it.
    await expect(unsaved(page)).toBeVisible();
    await clickButton(page, 'Save Changes');
    await expectToast(page, 'Article updated successfully');
    await expect(unsaved(page)).toBeHidden();
    await expect(page.getByLabel('Content (HTML)')).toHaveValue('<p>Water falls.</p>');
    expect(await stored(id)).toMatchObject({
      title: 'Simpler Fountain',
      category: 'Architecture',
      latitude: '41.900933',
      longitude: '12.480000',
      imageUrl: source,
      revision: 3,
    });
    await page.getByRole('link', { name: 'Back to Admin' }).click();
    await expect(page.getByRole('tab', { name: 'Premium articles', selected: true })).toBeVisible();
    const visitor = await openPage();
    await visitor.goto(`/articles/${slug}`);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Simpler Fountain' })).toBeVisible();
    await expect(visitor.locator(`img[src="${source}"]`).first()).toBeVisible();
  });
});
