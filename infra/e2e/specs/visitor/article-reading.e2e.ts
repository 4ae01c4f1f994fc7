/// <reference lib="dom" />
import { expect, test } from '../../support/test.ts';

const ARTICLE = '/articles/great-pyramid-of-giza';

test.describe('reading an article', () => {
  test('starts hook and story on the first screen of a phone, below a low photo', async ({ openWindow }) => {
    const { page } = await openWindow({ width: 390 });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(ARTICLE);
    const photo = await page.locator('article figure > div').first().boundingBox();
    expect(photo?.height).toBeLessThanOrEqual(240);
    const navigation = await page.getByRole('navigation').first().boundingBox();
    const story = await page.locator('article figure + div p').first().boundingBox();
    expect(story!.y + 48).toBeLessThan(navigation!.y);
  });

  test('shows the facts beside the photo on a wide screen, and prints neither map nor navigation', async ({
    openWindow,
  }) => {
    const { page } = await openWindow({ width: 1280 });
    await page.goto(ARTICLE);
    const photo = await page.locator('article figure > div').first().boundingBox();
    const facts = await page.locator('article aside').boundingBox();
    expect(facts!.x).toBeGreaterThan(photo!.x + photo!.width);
    expect(photo!.width / photo!.height).toBeCloseTo(1.5, 1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'View Interactive Map' })).toBeHidden();
    await expect(page.getByRole('navigation').first()).toBeHidden();
    await expect(page.getByText(page.url())).toBeVisible();
  });
});
