/// <reference lib="dom" />
import { expect, test } from '../../support/test.ts';

const ARTICLE = '/articles/great-pyramid-of-giza';

test.describe('reading an article', () => {
  test('starts the story on the first screen of a phone, shows the facts beside the photo on a wide screen, and prints neither map nor navigation', async ({
    openWindow,
  }) => {
    const { page } = await openWindow({ width: 390 });
    await page.goto(ARTICLE);
    const photo = page.locator('article figure > div').first();
    expect((await photo.boundingBox())?.height).toBeLessThanOrEqual(240);
    const navigation = await page.getByRole('navigation').first().boundingBox();
    const story = await page.locator('article figure + div p').first().boundingBox();
    expect(story!.y + 48).toBeLessThan(navigation!.y);

    await page.setViewportSize({ width: 1280, height: 844 });
    const [wide, facts] = [await photo.boundingBox(), await page.locator('article aside').boundingBox()];
    expect(facts!.x).toBeGreaterThan(wide!.x + wide!.width);
    expect(wide!.width / wide!.height).toBeCloseTo(1.5, 1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'View Interactive Map' })).toBeHidden();
    await expect(page.getByRole('navigation').first()).toBeHidden();
    await expect(page.getByText(page.url())).toBeVisible();
  });
});
