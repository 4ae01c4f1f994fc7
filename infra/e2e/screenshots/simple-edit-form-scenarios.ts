/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { getButton, type PageScenario, type ScenarioContext, saveConcurrently } from './scenarios.ts';

/** Returns the id of a starter library article. */
async function findArticleId({ admin }: ScenarioContext, title = 'Trevi Fountain'): Promise<number> {
  const response = await admin.request(`/api/admin/articles?limit=1&q=${encodeURIComponent(title)}`);
  const { articles } = (await response.json()) as { articles: { id: number }[] };
  return articles[0]!.id;
}

/** Opens the simple edit form and waits for its article. */
async function openForm(page: Page, context: ScenarioContext, title?: string): Promise<number> {
  const id = await findArticleId(context, title);
  await page.goto(`/admin/edit-article/${id}`);
  await page.getByLabel('Title').waitFor();
  return id;
}

/** Opens the form with the photo uploader. */
async function openUploader(page: Page, context: ScenarioContext): Promise<void> {
  await openForm(page, context);
  await getButton(page, 'Upload New Photo').click();
  await page.getByRole('dialog').waitFor();
}

/** Scenarios of the simple edit form: states, uploader and dialogs. */
export const SIMPLE_EDIT_FORM_SCENARIOS: readonly PageScenario[] = [
  {
    name: 'simple-form',
    about: 'Simple edit form',
    sameElementsAs: 'simple-form-conflict',
    role: 'admin',
    show: openForm,
  },
  {
    name: 'simple-form-loading',
    about: 'Simple edit form: loading',
    role: 'admin',
    show: async (page, context) => {
      const id = await findArticleId(context);
      await page.route(`**/api/admin/articles/${id}`, () => {});
      await page.goto(`/admin/edit-article/${id}`);
      await page.getByText('Loading article...').waitFor();
    },
  },
  {
    name: 'simple-form-missing',
    about: 'Simple edit form: article not found',
    role: 'admin',
    show: async (page) => {
      await page.goto('/admin/edit-article/2147483647');
      await page.getByText('Article Not Found').waitFor();
    },
  },
  {
    name: 'simple-form-photo',
    about: 'Simple edit form: selected photo',
    role: 'admin',
    show: async (page, context) => {
      await openUploader(page, context);
      await page.getByRole('dialog').locator('input[type=file]').setInputFiles(context.photoFile);
      await page.getByText('eiffel-tower.jpg').waitFor();
    },
  },
  {
    name: 'simple-form-rejected',
    about: 'Simple edit form: rejected file',
    role: 'admin',
    show: async (page, context) => {
      await openUploader(page, context);
      const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };
      await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
      await page.getByText('notes.txt is not a valid image file').waitFor();
    },
  },
  {
    name: 'simple-form-conflict',
    about: 'Simple edit form: conflict',
    role: 'admin',
    show: async (page, context) => {
      // This scenario changes the article, so it uses another one.
      const id = await openForm(page, context, 'Hagia Sophia');
      await page.getByLabel('Title').fill('The Hagia Sophia');
      await page.getByLabel('Location Name').fill('İstanbul, Türkiye');
      await saveConcurrently(context, id, 'location', ['Fatih, Istanbul, Turkey', 'Istanbul, Turkey']);
      await getButton(page, 'Save Changes').click();
      await page.getByRole('heading', { name: 'You saved this article in another window' }).waitFor();
    },
  },
  {
    name: 'simple-form-leaving',
    about: 'Simple edit form: unsaved changes',
    sameElementsAs: 'admin-confirmation',
    role: 'admin',
    show: async (page, context) => {
      await openForm(page, context);
      await page.getByLabel('Title').fill('The fountain of Trevi');
      await page.getByRole('link', { name: 'Back to Admin' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
];
