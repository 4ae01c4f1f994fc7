/// <reference lib="dom" />
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openEditor } from '../../screenshots/editor-scenarios.ts';
import { clickButton, expectToast } from '../../support/admin-panel.ts';
import type { HttpVisitor } from '../../support/http-visitor.ts';
import { createLandscapePhoto } from '../../support/photos.ts';
import type { Product } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';

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

test.describe('article editor', () => {
  let product: Product;
  let admin: HttpVisitor;
  test.beforeAll(({ product: running, admin: signedIn }) => {
    product = running;
    admin = signedIn;
  });
  const edit = (page: Page, title: string) => openEditor(page, { admin }, title);
  const read = async (id: number) => (await (await admin.request(`/api/admin/articles/${id}`)).json()) as Saved;
  const text = (page: Page) => page.getByRole('textbox', { name: 'Content', exact: true });
  const save = async (page: Page) => {
    await clickButton(page, 'Save');
    await expectToast(page, 'Article saved');
    await expect(page.getByText('Everything is saved')).toBeVisible();
  };

  test('saves edited text, image and attractions, which a visitor then sees', async ({ openPage }) => {
    const page = await openPage(admin);
    const id = await edit(page, 'Great Pyramid of Giza');
    const beginning = (await text(page).locator('p').first().innerText()).slice(0, 30);
    await text(page).locator('p').first().click();
    await page.keyboard.press('Control+Home');
    await clickButton(page, 'Heading 2');
    await clickButton(page, 'Heading 2');
    await page.keyboard.type('Written by hand. ');
    await page.getByLabel('Meta description').fill('A pyramid.');
    await expect(page.getByText('10/160')).toBeVisible();
    await clickButton(page, 'Move Great Sphinx of Giza up');

    const file = join(product.dataDir, 'tower.jpg');
    await writeFile(file, await createLandscapePhoto(TOWER, 5));
    const chooser = page.waitForEvent('filechooser');
    await clickButton(page, 'Choose another file');
    await (await chooser).setFiles(file);
    await expect(page.getByText('tower.jpg is shown once you save.')).toBeVisible();
    await text(page).getByText('Written by hand.').click();
    await page.keyboard.press('Control+End');
    await clickButton(page, 'Insert picture');
    const inserting = page.getByRole('dialog', { name: 'Insert picture' });
    await inserting.getByLabel('Picture file').setInputFiles(file);
    await inserting.getByLabel("Description for people who can't see it").fill('The gate at dusk');
    await clickButton(page, 'Insert');
    await expect(inserting).toHaveCount(0);
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await save(page);

    const saved = await read(id);
    expect(saved.content).toContain(`Written by hand. ${beginning}`);
    expect(saved.nearbyAttractions.map(({ name }) => name)).toEqual(['Great Sphinx of Giza', 'Pyramid of Khafre']);
    expect(saved.imageUrl).toMatch(/^\/objects\/articles\//);
    const visitor = await openPage();
    await visitor.goto(`/articles/${saved.slug}`);
    await expect(visitor.getByText('Written by hand.')).toBeVisible();
    await expect(visitor.locator(`img[src="${saved.imageUrl}"]`).first()).toBeVisible();
    const inText = visitor.getByRole('img', { name: 'The gate at dusk' });
    await inText.scrollIntoViewIfNeeded();
    await visitor.waitForFunction(
      (image) => image instanceof HTMLImageElement && image.naturalWidth === 1200,
      await inText.elementHandle(),
    );
  });

  test('leaves texts of the starter library unchanged except for the edit', async ({ openPage }) => {
    test.setTimeout(300_000);
    const list = (await (await admin.request('/api/admin/articles?limit=100&sort=title')).json()) as {
      articles: { id: number; title: string }[];
    };
    // Every 25th article is enough to cover the library's layouts.
    const some = list.articles.filter((_, index) => index % 25 === 0);
    expect(some.length).toBeGreaterThan(3);
    const page = await openPage(admin);
    for (const { id } of some) {
      const before = await read(id);
      await page.goto(`/admin/articles/${id}/edit`);
      // The rich text editor is offered, because it supports the whole text.
      await expect(text(page)).toBeVisible();
      await text(page).locator('p').first().click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type('x');
      await save(page);
      const touched = (await read(id)).content;
      // The only difference is the typed character.
      const typedAt = touched.split('').findIndex((character, index) => character !== before.content[index]);
      expect(touched.slice(0, typedAt) + touched.slice(typedAt + 1)).toBe(before.content);
    }
  });

  test('creates an article at a position picked on the map, continues at its own URL and asks before unsaved changes are left', async ({
    openPage,
  }) => {
    const page = await openPage(admin);
    await page.goto('/admin?tab=recovered-articles');
    await page.getByRole('link', { name: 'Restore one by hand' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Restore a lost article' })).toBeVisible();
    await clickButton(page, 'Create article');
    await expectToast(page, 'Title and content are required');
    await expect(page.locator('section[data-map]')).toBeVisible();
    await clickButton(page, 'Set the article’s position on the map');
    await page.locator('section[data-map]').click({ position: { x: 200, y: 200 } });
    await expect(page.getByLabel('Latitude', { exact: true })).not.toHaveValue('');
    await page.getByLabel('Title', { exact: true }).fill('The lost lighthouse');
    await clickButton(page, 'HTML');
    await page.getByLabel('Content as HTML').fill('<p>It <b>shone</b> once.</p><script>alert(1)</script>');
    await clickButton(page, 'Create article');
    await page.waitForURL(/\/admin\/articles\/\d+\/edit$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Edit article' })).toBeVisible();
    await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
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
    await expect(question).toBeVisible();
    await clickButton(page, 'Stay here');
    await page.evaluate(() => history.back());
    await expect(question).toBeVisible();
    await clickButton(page, 'Stay here');
    expect(page.url()).toBe(url);
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Changed');
    const dialogTypes: string[] = [];
    page.on('dialog', (dialog) => {
      dialogTypes.push(dialog.type());
      void dialog.dismiss();
    });
    await page.close({ runBeforeUnload: true });
    while (dialogTypes.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(dialogTypes).toEqual(['beforeunload']);
    await page.evaluate(() => history.back());
    await expect(question).toBeVisible();
    await clickButton(page, 'Leave');
    await page.waitForURL('**/admin?tab=recovered-articles');
  });

  test('accepts a part of a rewrite, saves it only on request, and restores the version before it', async ({
    openPage,
  }) => {
    const page = await openPage(admin);
    const id = await edit(page, 'Colosseum');
    const before = await read(id);
    await page.getByLabel('Location', { exact: true }).fill('');
    await clickButton(page, 'AI Rewrite');
    await expectToast(page, 'Location is required for AI rewrite');
    await page.getByLabel('Location', { exact: true }).fill('Rome, Italy');
    await clickButton(page, 'AI Rewrite');
    const dialog = page.getByRole('dialog', { name: 'The rewritten article' });
    await expect(dialog).toBeVisible();
    const parts = dialog.getByRole('checkbox', { name: /^Take over: Text/ });
    const names = await parts.evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.textContent ?? ''));
    expect(names.length).toBeGreaterThan(2);
    await dialog.getByLabel('Take over: Text: Opening').check();
    const opening = await dialog
      .getByRole('region', { name: 'Text: Opening' })
      .getByRole('note', { name: 'Rewritten' })
      .innerText();
    await clickButton(page, 'Take 1 part');
    await expectToast(page, 'Taken over');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    expect(await read(id)).toMatchObject({ content: before.content, revision: before.revision });
    await save(page);
    const after = await read(id);
    expect(after.content).toContain(opening.split('\n')[0]!.slice(0, 40));
    // The other parts of the article are unchanged.
    expect(after.content).toContain(before.content.slice(before.content.indexOf('<h2>')).slice(0, 80));
    expect(after.writing).not.toBeNull();

    await page
      .getByRole('button', { name: /^Compare the version/ })
      .first()
      .click();
    const versions = page.getByRole('dialog', { name: /^Earlier version/ });
    await expect(versions.locator('del').first()).toBeVisible();
    await clickButton(page, 'Restore this version');
    await expectToast(page, 'Version restored');
    await expect.poll(async () => (await read(id)).revision).toBe(before.revision + 2);
    expect(await read(id)).toMatchObject({ title: before.title, content: before.content });
  });
});
