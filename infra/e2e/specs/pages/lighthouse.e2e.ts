import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { type AuditedPage, failedThresholds } from '../../../lighthouse/page-audit.ts';
import { openBrowser } from '../../support/browser.ts';
import { findFreePort, type Product, startProduct } from '../../support/product.ts';

/** A page with a planted fault for each threshold. */
const FAULTY = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Faulty</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><h1>Faulty</h1><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="1" height="1">
<p>text</p><script>
setTimeout(() => document.body.prepend(Object.assign(document.createElement('div'), { style: 'height: 300px' })), 900);
setTimeout(() => { for (let i = 0; i < 3e6; i++) document.body.childElementCount; }, 1200);
throw new Error('planted');
</script></body></html>`;

describe('Lighthouse', () => {
  let product: Product;
  let browser: Browser;
  let port: number;
  beforeAll(async () => {
    port = await findFreePort();
    browser = await openBrowser([`--remote-debugging-port=${port}`]);
    product = await startProduct();
    // The starter library is published in the background; the guide must exist before it is audited.
    const article = () => fetch(`${product.url}/api/articles/great-pyramid-of-giza/direct`);
    while (!(await article()).ok) {}
    const guide = await fetch(`${product.url}/api/generate-temporary-article?q=Ulaanbaatar`);
    expect(await guide.json()).toMatchObject({ article: { slug: 'dynamic-ulaanbaatar' } });
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test.each<[string, string, string[]?]>([
    ['the landing page', '/'],
    ['the list of articles', '/articles'],
    ['an article', '/articles/great-pyramid-of-giza'],
    // A guide is not reviewed and therefore excluded from search engines.
    ['a guide', '/dynamic/ulaanbaatar', ['is-crawlable']],
  ])(
    'rates %s above all thresholds',
    async (_name, path, skipAudits = []) => {
      const page: AuditedPage = { url: product.url + path, skipAudits };
      expect(await failedThresholds(page, port)).toEqual([]);
    },
    300_000,
  );

  test('reports each threshold that a faulty page misses', async () => {
    const server = await serve(FAULTY);
    const url = `http://localhost:${(server.address() as AddressInfo).port}`;
    expect(await failedThresholds({ url }, port)).toEqual([
      expect.stringMatching(/^accessibility .*image-alt/s),
      expect.stringMatching(/^best-practices .*errors-in-console.*planted/s),
      expect.stringMatching(/^seo .*meta-description/s),
      expect.stringMatching(/^performance .*total-blocking-time/s),
      expect.stringMatching(/^layout shift .*body/s),
    ]);
    server.close();
    server.closeAllConnections();
  });
});

function serve(page: string): Promise<Server> {
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(page));
  return new Promise((listening) => server.listen(0, 'localhost', () => listening(server)));
}
