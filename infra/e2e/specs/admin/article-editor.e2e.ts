/// <reference lib="dom" />
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openEditor } from '../../screenshots/editor-scenarios.ts';
import { clickButton, useAdminPanel, waitForToast } from '../../support/admin-panel-windows.ts';
import { HttpVisitor } from '../../support/http-visitor.ts';
import { createLandscapePhoto } from '../../support/photos.ts';

const TOWER = { latitude: 48.8583, longitude: 2.2945 };

interface Saved {
  id: number;
  slug: string;
  title: string;
  content: string;
  metaDescription: string;
  imageUrl: string | null;
  isPublic: boolean;
  contentSource: string;
  revision: number;
  writing: object | null;
  nearbyAttractions: { name: string }[];
}

describe('article editor', () => {
  const desk = useAdminPanel();
  const { open } = desk;
  const edit = (page: Page, title: string) => openEditor(page, desk, title);
  const read = async (id: number) => (await (await desk.admin.request(`/api/admin/articles/${id}`)).json()) as Saved;
  const text = (page: Page) => page.getByRole('textbox', { name: 'Content', exact: true });
  const save = async (page: Page) => {
    await clickButton(page, 'Save');
    await waitForToast(page, 'Article saved');
    await page.getByText('Everything is saved').waitFor();
  };

  test('saves edited text, image and attractions, which a visitor then sees', async () => {
    const page = await open(desk.admin);
    const id = await edit(page, 'Great Pyramid of Giza');
    await text(page).getByText('The largest of the three royal pyramids').click();
    await page.keyboard.press('Control+Home');
    await clickButton(page, 'Heading 2');
    await clickButton(page, 'Heading 2');
    await page.keyboard.type('Written by hand. ');
    await page.getByLabel('Meta description').fill('A pyramid.');
    await page.getByText('10/160').waitFor();
    await clickButton(page, 'Move Great Sphinx of Giza up');

    const file = join(desk.product.dataDir, 'tower.jpg');
    await writeFile(file, await createLandscapePhoto(TOWER, 5));
    const chooser = page.waitForEvent('filechooser');
    await clickButton(page, 'Choose another file');
    await (await chooser).setFiles(file);
    await page.getByText('tower.jpg is shown once you save.').waitFor();
    await text(page).getByText('Written by hand.').click();
    await page.keyboard.press('Control+End');
    await clickButton(page, 'Insert picture');
    const inserting = page.getByRole('dialog', { name: 'Insert picture' });
    await inserting.getByLabel('Picture file').setInputFiles(file);
    await inserting.getByLabel('Description for people who cannot see it').fill('The gate at dusk');
    await clickButton(page, 'Insert');
    await inserting.waitFor({ state: 'detached' });
    await page.getByText('Unsaved changes').waitFor();
    await save(page);

    const saved = await read(id);
    expect(saved.content).toContain('Written by hand. The largest of the three');
    expect(saved.nearbyAttractions.map(({ name }) => name)).toEqual(['Great Sphinx of Giza', 'Pyramid of Khafre']);
    expect(saved.imageUrl).toMatch(/^\/objects\/articles\//);
    const visitor = await open();
    await visitor.goto(`/articles/${saved.slug}`);
    await visitor.getByText('Written by hand.').waitFor();
    await visitor.locator(`img[src="${saved.imageUrl}"]`).first().waitFor();
    const inText = visitor.getByRole('img', { name: 'The gate at dusk' });
    await inText.scrollIntoViewIfNeeded();
    await visitor.waitForFunction(
      (image) => image instanceof HTMLImageElement && image.naturalWidth === 1200,
      await inText.elementHandle(),
    );
  });

  test('leaves texts of the starter library unchanged except for the edit', async () => {
    const list = (await (await desk.admin.request('/api/admin/articles?limit=100&sort=title')).json()) as {
      articles: { id: number; title: string }[];
    };
    // Every twelfth article is enough to cover the many layouts of the library.
    const some = list.articles.filter((_, index) => index % 12 === 0);
    expect(some.length).toBeGreaterThan(7);
    const page = await open(desk.admin);
    for (const { id } of some) {
      const before = await read(id);
      await page.goto(`/admin/articles/${id}/edit`);
      // The formatted view is offered because it supports the whole text.
      await text(page).waitFor();
      await page.getByLabel('Meta description').fill(`Looked through. ${before.metaDescription}`.slice(0, 150));
      await save(page);
      expect((await read(id)).content).toBe(before.content);
      await text(page).locator('p').first().click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type('x');
      await save(page);
      const touched = (await read(id)).content;
      expect(touched).not.toBe(before.content);
      // The only difference is the typed character.
      expect(touched.length).toBe(before.content.length + 1);
      await text(page).locator('p').first().click();
      await page.keyboard.press('Control+End');
      await page.keyboard.press('Backspace');
      await save(page);
      expect((await read(id)).content).toBe(before.content);
    }
  }, 300_000);

  test('nests list items by keys and buttons, and Tab leaves the editor', async () => {
    const page = await open(desk.admin);
    const id = await edit(page, 'Acropolis of Athens');
    await clickButton(page, 'HTML');
    await page.getByLabel('Content as HTML').fill('<p>To see:</p><ul><li>Temples</li><li>Parthenon</li></ul>');
    await clickButton(page, 'Formatted');
    await text(page).getByText('Parthenon').click();
    await page.keyboard.press('Tab');
    expect(await text(page).evaluate((box) => box.contains(document.activeElement))).toBe(false);
    await text(page).getByText('Parthenon').click();
    await page.keyboard.press('Control+]');
    await text(page).locator('li li').getByText('Parthenon').waitFor();
    await clickButton(page, 'Undo nesting');
    await text(page).locator('li li').waitFor({ state: 'detached' });
    await clickButton(page, 'Nest list item');
    await save(page);
    const nested = '<p>To see:</p><ul><li>Temples<ul><li>Parthenon</li></ul></li></ul>';
    expect((await read(id)).content).toBe(nested);
    await page.reload();
    await text(page).locator('li li').getByText('Parthenon').waitFor();
  });

  test('creates an article, continues at its own URL and asks before unsaved changes are left', async () => {
    const page = await open(desk.admin);
    await page.goto('/admin?tab=recovered-articles');
    await page.getByRole('link', { name: 'Restore one by hand' }).click();
    await page.getByRole('heading', { level: 1, name: 'Restore a lost article' }).waitFor();
    await clickButton(page, 'Create article');
    await waitForToast(page, 'Title and content are required');
    await page.getByLabel('Title', { exact: true }).fill('The lost lighthouse');
    await clickButton(page, 'HTML');
    await page.getByLabel('Content as HTML').fill('<p>It <b>shone</b> once.</p><script>alert(1)</script>');
    await clickButton(page, 'Create article');
    await page.waitForURL(/\/admin\/articles\/\d+\/edit$/);
    await page.getByRole('heading', { level: 1, name: 'Edit article' }).waitFor();
    await page.getByLabel('Title', { exact: true }).waitFor();
    const id = Number(page.url().split('/').at(-2));
    expect(await read(id)).toMatchObject({
      contentSource: 'recovered',
      isPublic: false,
      content: '<p>It <b>shone</b> once.</p>',
    });

    const url = page.url();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await page.getByLabel('Title', { exact: true }).fill('Changed');
    await page.getByRole('link', { name: 'Back to Admin' }).click();
    await question.waitFor();
    await clickButton(page, 'Stay here');
    await page.evaluate(() => history.back());
    await question.waitFor();
    await clickButton(page, 'Stay here');
    expect(page.url()).toBe(url);
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Changed');
    const dialogTypes: string[] = [];
    page.on('dialog', (dialog) => {
      dialogTypes.push(dialog.type());
      void dialog.dismiss();
    });
    await page.close({ runBeforeUnload: true });
    while (dialogTypes.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(dialogTypes).toEqual(['beforeunload']);
    await page.evaluate(() => history.back());
    await question.waitFor();
    await clickButton(page, 'Leave');
    await page.waitForURL('**/admin?tab=recovered-articles');
  });

  test('accepts a part of a rewrite and saves it only on request', async () => {
    const page = await open(desk.admin);
    const id = await edit(page, 'Colosseum');
    const before = await read(id);
    await page.getByLabel('Location', { exact: true }).fill('');
    await clickButton(page, 'AI Rewrite');
    await waitForToast(page, 'Location is required for AI rewrite');
    await page.getByLabel('Location', { exact: true }).fill('Rome, Italy');
    await clickButton(page, 'AI Rewrite');
    const dialog = page.getByRole('dialog', { name: 'The rewritten article' });
    await dialog.waitFor();
    const parts = dialog.getByRole('checkbox', { name: /^Take over: Text/ });
    const names = await parts.evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.textContent ?? ''));
    expect(names.length).toBeGreaterThan(2);
    await dialog.getByLabel('Take over: Text: Opening').check();
    const opening = await dialog
      .getByRole('region', { name: 'Text: Opening' })
      .getByRole('note', { name: 'Rewritten' })
      .innerText();
    await clickButton(page, 'Take 1 part');
    await waitForToast(page, 'Taken over');
    await page.getByText('Unsaved changes').waitFor();
    expect(await read(id)).toMatchObject({ content: before.content, revision: before.revision });
    await save(page);
    const after = await read(id);
    expect(after.content).toContain(opening.split('\n')[0]!.slice(0, 40));
    // The other parts of the article are unchanged.
    expect(after.content).toContain(before.content.slice(before.content.indexOf('<h2>')).slice(0, 80));
    expect(after.title).toBe(before.title);
    expect(after.writing).not.toBeNull();
  });

  test('compares a former version with the present one and restores it', async () => {
    const page = await open(desk.admin);
    const id = await edit(page, 'Sagrada Família');
    const before = await read(id);
    await page.getByLabel('Title', { exact: true }).fill('A church in Barcelona');
    await save(page);
    await page
      .getByRole('button', { name: /^Compare the version/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: /^Former version/ });
    await dialog.locator('ins').getByText('church').first().waitFor();
    await clickButton(page, 'Restore this version');
    await waitForToast(page, 'Version restored');
    await page.waitForFunction(
      (title) => [...document.querySelectorAll('input')].some(({ value }) => value === title),
      before.title,
    );
    expect(await read(id)).toMatchObject({ title: before.title, revision: before.revision + 2 });
  });

  test('shows a conflict after another editor saved, and lets the user decide', async () => {
    const page = await open(desk.admin);
    const id = await edit(page, 'Taj Mahal');
    const saveAsOtherEditor = (title: string) =>
      desk.admin.request(`/api/admin/articles/${id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ title }),
      });
    const conflict = page.getByRole('alert', { name: 'Another user has saved this article' });
    await page.getByLabel('Location', { exact: true }).fill('Agra');
    await saveAsOtherEditor('Title of theirs');
    await clickButton(page, 'Save');
    await conflict.getByText('Saved by admin').waitFor();
    await conflict.getByText('Changed since: Title.').waitFor();
    expect(await page.getByLabel('Location', { exact: true }).inputValue()).toBe('Agra');
    await clickButton(page, 'Look at theirs');
    await page.getByRole('dialog', { name: 'Their changes' }).locator('ins').first().waitFor();
    await page.keyboard.press('Escape');
    await clickButton(page, 'Take theirs');
    await conflict.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Title of theirs');

    await page.getByLabel('Title', { exact: true }).fill('Title of mine');
    await saveAsOtherEditor('Title of theirs again');
    await clickButton(page, 'Save');
    await clickButton(page, 'Save mine over theirs');
    await waitForToast(page, 'Article saved');
    await conflict.waitFor({ state: 'detached' });
    expect((await read(id)).title).toBe('Title of mine');
  });

  test('shows pending photos, which are used or dismissed', async () => {
    const page = await open(desk.admin);
    const id = await edit(page, 'Petra');
    const bytes = new Uint8Array(await createLandscapePhoto(TOWER, 6));
    const send = async () => {
      const uploadResponse = await desk.admin.post('/api/objects/upload', { articleId: id });
      const { uploadURL } = (await uploadResponse.json()) as { uploadURL: string };
      await new HttpVisitor(desk.product.url).request(uploadURL, {
        method: 'PUT',
        headers: { 'content-type': 'image/jpeg' },
        body: bytes,
      });
    };
    await send();
    await send();
    await page.reload();
    const pending = page.getByRole('region', { name: 'Pending photos' });
    await pending.getByRole('img').first().waitFor();
    await pending.getByRole('button', { name: 'Dismiss' }).first().click();
    await waitForToast(page, 'Photo dismissed');
    await page.getByLabel('Title', { exact: true }).fill('Petra by hand');
    await pending.getByRole('button', { name: 'Use as picture' }).click();
    await waitForToast(page, 'Picture changed');
    await pending.waitFor({ state: 'detached' });
    // Text typed before the photo was set is saved on top of it.
    await save(page);
    const saved = await read(id);
    expect([saved.title, saved.imageUrl]).toEqual(['Petra by hand', expect.stringMatching(/^\/objects\/articles\//)]);
  });

  test('sets a position on the map', async () => {
    const page = await open(desk.admin);
    await page.goto('/admin/articles/new');
    await page.locator('section[data-map]').waitFor();
    await clickButton(page, 'Set the article’s position on the map');
    await page.locator('section[data-map]').click({ position: { x: 200, y: 200 } });
    await page.waitForFunction(() =>
      [...document.querySelectorAll('label')].some(
        (label) => label.textContent === 'Latitude' && (label.control as HTMLInputElement).value !== '',
      ),
    );
  });

  test('redirects visitors to the home page and says why', async () => {
    const page = await open();
    await page.goto('/admin/articles/new');
    await waitForToast(page, 'Access Denied');
    await waitForToast(page, 'Admin access required');
    await page.waitForURL((url) => url.pathname === '/');
  });
});
