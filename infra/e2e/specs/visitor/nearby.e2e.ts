import { expect, test } from '../../support/test.ts';

const ROME = { latitude: 41.8902, longitude: 12.4922 };

test.describe('nearby places', () => {
  test('show details with a guide that can be retried, recommendations whose clicks are counted, and the guide of their card', async ({
    openWindow,
  }) => {
    const { page, context, pageErrors } = await openWindow({ width: 390, position: ROME });
    const cards = page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ has: page.getByText('Details') });
    await page.goto('/app');
    await page.getByRole('button', { name: 'Detect' }).click();
    await expect(page.getByText('Rome, Italy').first()).toBeVisible();
    await page.getByRole('tab', { name: 'Restaurants' }).click();
    await expect(page.getByText('From the Placelore guidebook').first()).toBeVisible();
    await page.getByRole('tab', { name: 'Attractions' }).click();
    await cards.filter({ hasText: 'Trevi Fountain' }).getByRole('button', { name: 'Details' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(/\d+(\.\d)?\/10\s*how often it's looked up/);
    await page.route(/generate-temporary-article/, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await dialog.getByRole('button', { name: 'Quick guide' }).click();
    await expect(dialog.getByText('Failed to load details for Trevi Fountain')).toBeVisible();
    await dialog.getByRole('button', { name: 'Try Again' }).click();
    await expect(dialog.getByText("There's a verified guide to this place.")).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(cards.filter({ hasText: 'Trevi Fountain' }).getByRole('button', { name: 'Details' })).toBeFocused();

    const link = page.getByRole('link', { name: /^Check Availability: Hotel Hassler Roma/ });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener');
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.booking\.com\//);
    await expect(page.getByText('4 Hotels')).toBeVisible();
    await expect(page.getByText('1 Tour', { exact: true })).toBeVisible();
    await context.route(/booking\.com/, (route) => route.abort());
    const counted = page.waitForResponse(/\/api\/outbound$/);
    await link.click();
    const response = await counted;
    expect(response.request().postDataJSON()).toEqual({ provider: 'Booking.com', place: 'Rome, Italy' });
    expect(response.ok()).toBe(true);
    expect(pageErrors.splice(0).filter((line) => !/500|ERR_FAILED/.test(line))).toEqual([]);

    const card = cards.filter({ hasText: 'Trevi Fountain' });
    await expect(card.getByRole('link', { name: 'Verified Travel Guide' })).toHaveAttribute(
      'href',
      '/articles/trevi-fountain',
    );
    const prepared = page.waitForRequest(/generate-temporary-article\?.*source=nearby_attraction/);
    // A point in the middle of the description, where only the card itself is a link.
    await card.click({ position: { x: 150, y: 130 } });
    expect(new URL((await prepared).url()).searchParams.get('q')).toBe('Trevi Fountain');
    // The guide's page redirects to the published guide.
    await page.waitForURL('**/articles/trevi-fountain');
    await expect(page.getByRole('heading', { level: 1, name: 'Trevi Fountain' })).toBeVisible();
    expect(pageErrors).toEqual([]);
  });
});
