/// <reference lib="dom" />
import type { Article } from '@placelore/contracts/content/articles/articles.js';
import type { Discovery } from '@placelore/contracts/content/discoveries.js';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { HttpVisitor } from '../../support/http-visitor.ts';
import { createPhoto } from '../../support/photos.ts';
import type { Product } from '../../support/product.ts';
import { expect, type OpenWindow } from '../../support/test.ts';
import { test } from '../../support/vision-test.ts';

/** Ways to execute `trap()`, by context: markup, attributes, URLs, scripts, XML, JSON-LD. */
const PAYLOADS = [
  '<script>trap()</script>',
  '<img src=x onerror=trap()>',
  '"><svg/onload=trap()>',
  `' onmouseover='trap()' autofocus onfocus='trap()' x='`,
  '</title><script>trap()</script>',
  '</script><script>trap()</script>',
  '<!--<script>trap()//--></script>',
  ']]><script>trap()</script>',
  '<a href="javascript:trap()">x</a>',
  '<a href="jav&#x09;ascript:trap()">x</a>',
  '<iframe srcdoc="<script>parent.trap()</script>"></iframe>',
  '<object data="javascript:trap()"></object>',
  '<math><mtext><table><mglyph><style><img src=x onerror=trap()></style></mglyph></table></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=trap()>">',
  '<svg><animate onbegin=trap() attributeName=x dur=1s></svg>',
  '<details open ontoggle=trap()>',
  '<form><button formaction="javascript:trap()">x</button></form>',
  '<style>@import "javascript:trap()";</style>',
  '<base href="https://attacker.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:trap()">',
  '{{constructor.constructor("trap()")()}}',
  '\u2028<script>trap()</script>\u2029',
  '&lt;img src=x onerror=trap()&gt;',
  '%3Cscript%3Etrap()%3C/script%3E',
];

/** Joins `count` payloads at a time. Each would be executed wherever the text is not escaped. */
const groupPayloads = (count: number): string[] =>
  Array.from({ length: PAYLOADS.length / count }, (_, group) =>
    PAYLOADS.slice(group * count, (group + 1) * count).join(' '),
  );

test.describe('hostile text', () => {
  let product: Product;
  let admin: HttpVisitor;
  test.beforeAll(({ product: running, admin: signedIn, google }) => {
    product = running;
    admin = signedIn;
    google.reset();
  });

  /** Opens a window without a content security policy and records every executed trap. */
  async function trapped(openWindow: OpenWindow, visitor?: HttpVisitor): Promise<{ page: Page; sprung: string[] }> {
    // The content security policy would hide that text is not escaped.
    const { page, context } = await openWindow({ width: 1280, bypassCSP: true });
    if (visitor) await context.addCookies(visitor.cookiesFor(product.url));
    const sprung: string[] = [];
    await context.exposeFunction('trap', () => sprung.push(page.url()));
    page.on('dialog', (dialog) => sprung.push(dialog.message()));
    page.on('request', (request) => {
      if (new URL(request.url()).hostname === 'attacker.example') sprung.push(request.url());
    });
    return { page, sprung };
  }

  /** Opens a page, triggers the events of all elements, and follows all script links. */
  async function visitAndProvoke(page: Page, path: string): Promise<void> {
    await page.goto(path, { waitUntil: 'load' }).catch((error: Error) => {
      // A downloaded file is not displayed, so nothing in it can be executed.
      if (!/Download is starting|ERR_ABORTED/.test(error.message)) throw error;
    });
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('*')) {
        for (const type of ['mouseover', 'focus', 'toggle', 'error', 'load']) element.dispatchEvent(new Event(type));
      }
      for (const link of document.querySelectorAll('a')) if (/^\s*javascript/i.test(link.href)) link.click();
    });
  }

  /** Expects a JSON response, which browsers neither execute nor interpret as another type. */
  async function expectJson(path: string): Promise<void> {
    const { headers, body } = await fetch(product.url + path);
    await body?.cancel();
    expect([path, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
      path,
      expect.stringMatching(/^application\/json/),
      'nosniff',
    ]);
  }

  async function publish(title: string): Promise<Article> {
    const visitor = new HttpVisitor(product.url);
    const text = `${title} ${PAYLOADS.join(' ')}`;
    const fields = { title, description: text, content: `<p>${text}</p>`, location: title, culturalSignificance: text };
    const saved = await visitor.post('/api/discoveries', fields);
    expect(saved.status).toBeLessThan(300);
    const { id } = (await saved.json()) as Discovery;
    const response = await admin.toggleDiscovery(id, true);
    const { articleSlug } = (await response.json()) as Discovery;
    return (await (await fetch(`${product.url}/api/articles/${articleSlug}/direct`)).json()) as Article;
  }

  test('in titles, places and contents is not executed on any page', async ({ openWindow }) => {
    const articles = await Promise.all(groupPayloads(2).map(publish));
    const { page, sprung } = await trapped(openWindow);
    for (const { slug } of articles) {
      for (const path of [`/articles/${slug}`, `/articles/${slug}/amp`]) await visitAndProvoke(page, path);
      await expectJson(`/api/articles/${slug}/direct`);
    }
    for (const path of ['/', '/articles', '/rss.xml', '/sitemap.xml']) await visitAndProvoke(page, path);
    for (const path of ['/api/articles', '/api/articles?q=trap']) await expectJson(path);
    expect(sprung).toEqual([]);
  });

  test('in queries and URLs is not executed on any page that repeats it', async ({ openWindow }) => {
    test.setTimeout(600_000);
    const { page, sprung } = await trapped(openWindow);
    for (const payload of PAYLOADS) {
      const q = encodeURIComponent(payload);
      const calls = [`/api/articles?q=${q}`, `/api/generate-temporary-article?q=${q}`, `/objects/${q}`, `/api/${q}`];
      for (const path of calls) await expectJson(path);
    }
    for (const texts of groupPayloads(4)) {
      const q = encodeURIComponent(texts);
      for (const path of [`/articles?q=${q}`, `/dynamic/${q}`, `/articles/${q}`]) await visitAndProvoke(page, path);
    }
    // These pages do not show the text, so they are opened with longer ones.
    for (const texts of groupPayloads(8)) {
      const q = encodeURIComponent(texts);
      for (const path of [`/?q=${q}`, `/not-found?search=${q}`]) await visitAndProvoke(page, path);
    }
    expect(sprung).toEqual([]);
  });

  test('in a photo’s name, text fields and metadata is not executed anywhere', async ({ openWindow }) => {
    const visitor = new HttpVisitor(product.url);
    for (const payload of groupPayloads(2).slice(0, 2)) {
      const image = await sharp(await createPhoto({ latitude: 48.8583, longitude: 2.2945 }))
        .withExif({ IFD0: { ImageDescription: payload, Artist: payload, Copyright: payload } })
        .jpeg()
        .toBuffer();
      const form = new FormData();
      form.set('image', new Blob([new Uint8Array(image)], { type: 'image/jpeg' }), `${payload}.jpg`);
      form.set('source', 'file_upload');
      form.set('location', 'Paris');
      form.set('siteDetails', 'Eiffel Tower');
      const response = await visitor.request('/api/analyze', { method: 'POST', body: form });
      expect(response.status).toBe(200);
      expect(await response.text()).not.toContain('trap');
    }
    const { page, sprung } = await trapped(openWindow, visitor);
    for (const path of ['/', '/app', '/api/discoveries']) await visitAndProvoke(page, path);
    expect(sprung).toEqual([]);
  });

  test('triggers the trap if it is not escaped', async ({ openWindow }) => {
    const { page, sprung } = await trapped(openWindow);
    await page.goto('/');
    await page.setContent(`<p title="${PAYLOADS[1]}">${PAYLOADS[1]}</p>`);
    await page.waitForFunction(() => document.images[0]?.complete);
    await page.evaluate(() => undefined);
    expect(sprung).toHaveLength(1);
  });
});
