import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { type AuditedPage, failedThresholds, failedThresholdsOfFastest } from '../../../lighthouse/page-audit.ts';
import { openBrowser } from '../../support/browser.ts';
import { HttpVisitor } from '../../support/http-visitor.ts';
import { createDetailedPhoto } from '../../support/photos.ts';
import { findFreePort, type Product } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';

/** A page with a planted fault for each threshold. */
const FAULTY = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Faulty</title>
<!--${'too large '.repeat(60_000)}-->
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><h1>Faulty</h1><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="1" height="1">
<p>text</p><script>
setTimeout(() => document.body.prepend(Object.assign(document.createElement('div'), { style: 'height: 300px' })), 900);
setTimeout(() => { for (let i = 0; i < 3e6; i++) document.body.childElementCount; }, 1200);
throw new Error('planted');
</script></body></html>`;

test.describe('Lighthouse', () => {
  let product: Product;
  let browser: Browser;
  let port: number;
  test.beforeAll(async ({ product: running }) => {
    product = running;
    port = await findFreePort();
    browser = await openBrowser([`--remote-debugging-port=${port}`]);
    // The guide must exist before it is audited.
    const guide = await fetch(`${product.url}/api/generate-temporary-article?q=Ulaanbaatar`);
    expect(await guide.json()).toMatchObject({ article: { slug: 'dynamic-ulaanbaatar' } });
    for (const [, path] of PAGES) await drawCovers(path);
  });
  test.afterAll(async () => {
    await browser?.close();
  });

  /** Requests the covers on a page, because the server draws each at its first request, once for all visitors. */
  async function drawCovers(path: string): Promise<void> {
    const page = await (await fetch(product.url + path)).text();
    for (const cover of new Set(page.match(/\/objects\/covers\/[\w/.-]+/g))) {
      expect((await fetch(product.url + cover)).status).toBe(200);
    }
  }

  const PAGES: [string, string, string[]?][] = [
    ['the landing page', '/'],
    ['the explore page', '/explore'],
    ['the list of articles', '/articles'],
    ['an article', '/articles/great-pyramid-of-giza'],
    // A guide has not been reviewed, and is therefore excluded from search engines.
    ['a guide', '/dynamic/ulaanbaatar', ['is-crawlable']],
  ];
  for (const [name, path, skipAudits = []] of PAGES) {
    test(`rates ${name} above all thresholds`, async () => {
      test.setTimeout(300_000);
      const page: AuditedPage = { url: product.url + path, skipAudits };
      expect(await failedThresholdsOfFastest(page, port)).toEqual([]);
    });
  }

  test('rates the result of the visitor above all thresholds', async () => {
    test.setTimeout(300_000);
    const visitor = new HttpVisitor(product.url);
    const photo = await createDetailedPhoto({ latitude: 48.8583, longitude: 2.2945 }, 7);
    const { id } = await visitor.analyze(photo, { location: 'Eiffel Tower, Paris', keepPrivate: 'true' });
    const devTools = await browser.newBrowserCDPSession();
    await devTools.send('Storage.setCookies', { cookies: visitor.cookiesFor(product.url) });
    // The page of a result belongs to its owner, and is therefore excluded from search engines.
    const page: AuditedPage = { url: `${product.url}/d/${id}`, skipAudits: ['is-crawlable'] };
    expect(await failedThresholdsOfFastest(page, port)).toEqual([]);
  });

  test('reports every threshold that a faulty page misses', async () => {
    const server = await serve(FAULTY);
    const url = `http://localhost:${(server.address() as AddressInfo).port}`;
    expect(await failedThresholds({ url }, port)).toEqual([
      expect.stringMatching(/^accessibility .*image-alt/s),
      expect.stringMatching(/^best-practices .*errors-in-console.*planted/s),
      expect.stringMatching(/^seo .*meta-description/s),
      expect.stringMatching(/^performance .*total-blocking-time/s),
      expect.stringMatching(/^layout shift .*body/s),
      expect.stringMatching(/^largest paint /),
    ]);
    server.close();
    server.closeAllConnections();
  });
});

function serve(page: string): Promise<Server> {
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(page));
  return new Promise((listening) => server.listen(0, 'localhost', () => listening(server)));
}
