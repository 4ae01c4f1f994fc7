import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { guideResponse } from '@placelore/contracts/content/guides.js';
import type { FakeOpenAi } from '../../../fake-vendors/openai.ts';
import { test } from '../../support/configured-test.ts';
import { HttpVisitor } from '../../support/http-visitor.ts';
import type { Product } from '../../support/product.ts';
import { expect } from '../../support/test.ts';

const DESTINATIONS = ['Plovdiv', 'Bitola', 'Ohrid', 'Sibiu', 'Tartu', 'Kaunas', 'Turku', 'Bergen', 'Aarhus', 'Leiden'];

/**
 * A guide costs 10 cents, and is estimated at 40 at most. Of the budget of 4 USD, a guest may spend 1 USD, and a member
 * 2.
 */
test.describe('limits of one visitor', () => {
  let openAi: FakeOpenAi;
  let product: Product;
  test.beforeAll(({ openAi: model, product: running }) => {
    openAi = model;
    product = running;
  });
  test.beforeEach(() => openAi.reset());

  const GUIDE = '/api/generate-temporary-article';
  const exhaustBudget = async (): Promise<string[]> => {
    const log = await readFile(join(product.dataDir, 'logs', 'gateway.log'), 'utf8');
    return log.split('\n').filter((line) => line.includes(`"${GUIDE}?`) && line.includes('"statusCode":403'));
  };
  const write = async (q: string, visitor = new HttpVisitor(product.url)) => {
    const response = guideResponse.parse(await (await visitor.request(`${GUIDE}?q=${q}`)).json());
    // Some destinations already have an article, which costs nothing.
    return 'article' in response ? response.article.writing : null;
  };

  test('let a guest without cookies spend only a share of the budget, and then return embedded guides', async () => {
    const writings = [];
    for (const q of DESTINATIONS) writings.push((await write(q)) ?? []);
    const written = writings.flat();
    const paid = written.filter(({ provider }) => provider === 'openai').length;
    expect(paid).toBeGreaterThan(0);
    expect(paid).toBeLessThan(written.length);
    expect(openAi.requests).toHaveLength(paid);
    // Only operators can see why another writer was not used.
    expect(written.at(-1)).toEqual({ provider: 'embedded', model: null, promptVersion: null });
    const member = new HttpVisitor(product.url);
    await member.post('/api/register', { username: 'marta', email: 'marta@example.org', password: 'a-password' });
    const ofMember = await Promise.all(['Linz', 'Kassel', 'Limerick'].map((q) => write(q, member)));
    expect(ofMember.filter((writing) => writing?.provider === 'openai')).not.toEqual([]);
  });

  test('prevent another site from starting jobs, while links from that site still lead to guides', async ({
    browser,
  }) => {
    const other = await otherSite(product.url);
    const page = await browser.newPage();
    try {
      await page.goto(other.url);
      await page.evaluate(async (url) => {
        await new Promise((done) => {
          const image = new Image();
          image.addEventListener('error', done);
          image.src = `${url}?q=Gyumri`;
        });
        await fetch(`${url}?q=Kutaisi`, { mode: 'no-cors', credentials: 'include' }).catch(() => null);
      }, `${product.url}${GUIDE}`);
      // The browser hides these responses from the page, so the test reads the gateway's log.
      await expect.poll(async () => (await exhaustBudget()).length).toBe(2);
      for (const q of ['Gyumri', 'Kutaisi']) {
        const listed = await new HttpVisitor(product.url).request(`/api/dynamic?q=${q}`);
        expect(await listed.json()).toMatchObject({ code: 'GUIDE_NOT_FOUND' });
      }
      expect(openAi.requests).toEqual([]);
      await page.click('a');
      await page.waitForURL(`${product.url}/dynamic/Liepaja`);
      await expect(page.locator('article[aria-busy="false"]')).toBeVisible();
    } finally {
      await page.close();
      other.server.close();
    }
  });

  test('allow a page opened by a link to request its guide', async ({ browser }) => {
    const page = await browser.newPage();
    try {
      const written = page.waitForResponse((response) => response.url().includes(`${GUIDE}/events?q=Daugavpils`));
      await page.goto(`${product.url}/dynamic/Daugavpils`, { referer: 'https://other.example/' });
      expect((await written).status()).toBe(200);
      await expect(page.locator('article[aria-busy="false"]')).toBeVisible();
    } finally {
      await page.close();
    }
  });
});

/** Serves a page of another site: browsers treat `127.0.0.1` and `localhost` as different sites. */
async function otherSite(product: string): Promise<{ server: Server; url: string }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><a href="${product}/dynamic/Liepaja">Liepaja</a>`);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}
