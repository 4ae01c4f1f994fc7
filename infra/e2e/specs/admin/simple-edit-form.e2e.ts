/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { clickButton, useAdminPanel, waitForToast } from '../../support/admin-panel-windows.ts';
import { createLandscapePhoto } from '../../support/photos.ts';

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

describe('simple edit form', () => {
  const desk = useAdminPanel();
  const { open } = desk;
  async function createArticle(title: string): Promise<Stored> {
    const defaults = { title, content: `<p>About ${title}.</p>`, location: 'Rome, Italy' };
    const fields = { ...defaults, contentSource: 'text_search', isPublic: true };
    const response = await desk.admin.post('/api/admin/articles', { ...fields, latitude: 41.9, longitude: 12.48 });
    if (!response.ok) throw new Error(`${title} was not made: ${response.status}`);
    return (await response.json()) as Stored;
  }
  const stored = async (id: number) => (await (await desk.admin.request(`/api/admin/articles/${id}`)).json()) as Stored;
  const saveConcurrently = (id: number, fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return desk.admin.request(`/api/admin/articles/${id}`, { method: 'PATCH', body: form });
  };
  async function openForm(id: number): Promise<Page> {
    const page = await open(desk.admin);
    await page.goto(`/admin/edit-article/${id}`);
    await page.getByLabel('Title').waitFor();
    return page;
  }
  const unsaved = (page: Page) => page.getByText('Unsaved changes');

  test('saves an edited article, which a visitor then reads', async () => {
    const { id, slug } = await createArticle('Simple Fountain');
    const page = await openForm(id);
    expect(await unsaved(page).isVisible()).toBe(false);
    await page.getByLabel('Title').fill('Simpler Fountain');
    await page.getByLabel('Category').selectOption('Architecture');
    await page.getByLabel('Latitude').fill('41.900933');
    await page.getByLabel('Content (HTML)').fill('<p onclick="x()">Water falls.</p><script>alert(1)</script>');
    await unsaved(page).waitFor();
    await clickButton(page, 'Save Changes');
    await waitForToast(page, 'Article updated successfully');
    await unsaved(page).waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Content (HTML)').inputValue()).toBe('<p>Water falls.</p>');
    expect(await stored(id)).toMatchObject({
      title: 'Simpler Fountain',
      category: 'Architecture',
      latitude: '41.900933',
      longitude: '12.480000',
      revision: 2,
    });
    const visitor = await open();
    await visitor.goto(`/articles/${slug}`);
    await visitor.getByRole('heading', { level: 1, name: 'Simpler Fountain' }).waitFor();
  });

  test('ignores half a position and requires a title', async () => {
    const { id } = await createArticle('Half Fountain');
    const page = await openForm(id);
    await page.getByLabel('Latitude').fill('');
    await page.getByText('Coordinates are saved only when both are filled.').waitFor();
    await clickButton(page, 'Save Changes');
    await waitForToast(page, 'Article updated successfully');
    expect(await stored(id)).toMatchObject({ latitude: '41.900000', longitude: '12.480000' });
    await page.getByLabel('Title').fill('');
    await clickButton(page, 'Save Changes');
    expect(await page.getByLabel('Title').evaluate((title) => title.matches(':invalid:focus'))).toBe(true);
    expect((await stored(id)).title).toBe('Half Fountain');
  });

  test('uploads a chosen photo on request and shows it to visitors', async () => {
    const { id, slug, imageUrl } = await createArticle('Painted Fountain');
    const page = await openForm(id);
    await page.getByLabel('Location Name').fill('Roma');
    await clickButton(page, 'Upload New Photo');
    const dialog = page.getByRole('dialog');
    const files = dialog.locator('input[type=file]');
    await files.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
    await dialog.getByText('notes.txt is not a valid image file').waitFor();
    await files.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(10_485_761) });
    await dialog.getByText('large.png is larger than 10MB').waitFor();
    await files.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await waitForToast(page, 'Failed to update photo: ');
    await files.setInputFiles({
      name: 'view.jpg',
      mimeType: 'image/jpeg',
      buffer: await createLandscapePhoto(ROME, 1),
    });
    await dialog.getByText('view.jpg').waitFor();
    expect((await stored(id)).imageUrl).toBe(imageUrl);
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await waitForToast(page, 'Photo updated successfully');
    await dialog.waitFor({ state: 'hidden' });
    const shown = page.getByRole('img', { name: 'Photo of Painted Fountain' });
    const source = await shown.getAttribute('src');
    expect(source).toMatch(/^\/objects\/articles\//);
    expect(await stored(id)).toMatchObject({ imageUrl: source, location: 'Rome, Italy' });
    // Text typed before the upload is still in the form and is saved on top of it.
    await unsaved(page).waitFor();
    await clickButton(page, 'Save Changes');
    await waitForToast(page, 'Article updated successfully');
    expect(await stored(id)).toMatchObject({ imageUrl: source, location: 'Roma', revision: 3 });
    const visitor = await open();
    await visitor.goto(`/articles/${slug}`);
    await visitor.locator(`img[src="${source}"]`).first().waitFor();
  });

  test('reports a conflict after another save and loses no text', async () => {
    const { id } = await createArticle('Shared Fountain');
    const page = await openForm(id);
    await page.getByLabel('Title').fill('My Fountain');
    await page.getByLabel('Content (HTML)').fill('<p>My text.</p>');
    await saveConcurrently(id, { content: '<p>Their text.</p>', location: 'Roma' });
    await clickButton(page, 'Save Changes');
    await waitForToast(page, 'Failed to update article: admin has saved this article');
    await page.getByRole('heading', { name: 'admin has saved this article' }).waitFor();
    expect(await stored(id)).toMatchObject({ title: 'Shared Fountain', content: '<p>Their text.</p>' });
    expect(await page.getByLabel('Content (HTML)').inputValue()).toBe('<p>My text.</p>');
    await page.getByText('changed by both').click();
    await page.getByText('<p>Their text.</p>').waitFor();
    await clickButton(page, 'Keep my text');
    await clickButton(page, 'Save Changes');
    await waitForToast(page, 'Article updated successfully');
    expect(await stored(id)).toMatchObject({ title: 'My Fountain', content: '<p>My text.</p>', location: 'Roma' });
  });

  test('does not overwrite another save by uploading a photo', async () => {
    const { id } = await createArticle('Twice Fountain');
    const page = await openForm(id);
    await page.getByLabel('Title').fill('My Fountain');
    await saveConcurrently(id, { title: 'Their Fountain' });
    await clickButton(page, 'Upload New Photo');
    const photo = { name: 'view.jpg', mimeType: 'image/jpeg', buffer: await createLandscapePhoto(ROME, 2) };
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(photo);
    await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByRole('heading', { name: 'admin has saved this article' }).waitFor();
    expect((await stored(id)).title).toBe('Their Fountain');
    expect(await page.getByLabel('Title').inputValue()).toBe('My Fountain');
  });

  test('asks before unsaved text is left by links, browser history or closing', async () => {
    const { id } = await createArticle('Left Fountain');
    const page = await open(desk.admin);
    await page.goto('/admin?tab=premium-articles');
    await page.getByRole('link', { name: 'Edit Left Fountain' }).click();
    await page.getByLabel('Title').fill('Unsaved Fountain');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    const at = () => new URL(page.url()).pathname;

    await page.getByRole('link', { name: 'Back to Admin' }).click();
    await question.waitFor();
    await clickButton(page, 'Stay here');
    await page.evaluate(() => history.back());
    await question.waitFor();
    expect(at()).toBe(`/admin/edit-article/${id}`);
    await clickButton(page, 'Stay here');
    expect(await page.getByLabel('Title').inputValue()).toBe('Unsaved Fountain');

    const dialogType = new Promise<string>((resolve) =>
      page.once('dialog', (dialog) => void dialog.dismiss().then(() => resolve(dialog.type()))),
    );
    await page.close({ runBeforeUnload: true });
    expect(await dialogType).toBe('beforeunload');

    await page.evaluate(() => history.back());
    await question.waitFor();
    await clickButton(page, 'Leave');
    await page.getByRole('tab', { name: 'Premium articles', selected: true }).waitFor();
    expect((await stored(id)).title).toBe('Left Fountain');
  });

  test('is left without a question after saving, and shows an error for unknown articles', async () => {
    const { id } = await createArticle('Quiet Fountain');
    const page = await openForm(id);
    await page.getByLabel('Title').fill('Quieter Fountain');
    await page.keyboard.press('Control+s');
    await waitForToast(page, 'Article updated successfully');
    await page.getByRole('link', { name: 'Back to Admin' }).click();
    await page.getByRole('tab', { name: 'Premium articles', selected: true }).waitFor();
    for (const invalidId of ['2147483647', 'abc', '-1']) {
      await page.goto(`/admin/edit-article/${invalidId}`);
      await page.getByRole('heading', { name: 'Article Not Found' }).waitFor();
    }
    await page.getByRole('alert').getByRole('link', { name: 'Back to Admin' }).click();
    await page.waitForURL(/\/admin\?tab=premium-articles$/);
  });

  test('redirects visitors to the home page, and unknown admin pages return Page Not Found', async () => {
    const { id } = await createArticle('Closed Fountain');
    const page = await open();
    await page.goto(`/admin/edit-article/${id}`);
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/admin/nowhere');
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  });
});
