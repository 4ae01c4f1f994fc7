import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SESSION_COOKIE } from '@placelore/contracts/core/identity.js';
import { escapeMarkup, toScriptJson } from '@placelore/contracts/core/markup.js';
import { z } from 'zod';
import type { RenderedPage, renderPage } from '../src/entry-server.js';
import type { GatewayClient, Visitor } from './gateway-client.js';

/** What Vite writes of its output: for each module that begins a script, what that script loads. */
const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]), css: z.array(z.string()).default([]) }),
);
type Manifest = z.output<typeof manifestSchema>;

/** A page as the document's places take it. */
export interface PageParts {
  /** For the head: styles and scripts of its screen. */
  headLinks: string;
  /** The content of the root element. */
  html: string;
  /** The element with the data it was rendered from. */
  data: string;
  /** Whether any guest may be given it. */
  isShared: boolean;
}

/** What Vite built for servers, and what it wrote of its output for browsers. */
export interface RendererBuild {
  render: typeof renderPage;
  manifest: Manifest;
}

/**
 * @param serverEntry the built `entry-server.js`
 * @throws Error when one of the two is not built
 */
export async function loadRendererBuild(clientDir: string, serverEntry: string): Promise<RendererBuild> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(clientDir, '.vite', 'manifest.json'), 'utf8')));
  const entry = (await import(pathToFileURL(serverEntry).href)) as { renderPage: typeof renderPage };
  return { render: entry.renderPage, manifest };
}

/** Renders pages as their visitors may see them. */
export class Renderer {
  constructor(
    private readonly build: RendererBuild,
    private readonly gateway: GatewayClient,
    private readonly log = (line: string) => console.error(line),
  ) {}

  /** The page at an address; null when the browser is to render it, because it shall or because rendering failed. */
  async renderPage(url: string, visitor: Visitor): Promise<PageParts | null> {
    const isGuest = !visitor.cookie?.includes(`${SESSION_COOKIE}=`);
    // What is the same for all guests is read as anybody.
    const anonymousVisitor = { ...visitor, cookie: undefined };
    try {
      const page = await this.build.render(url, isGuest, (request, isForAnyGuest) =>
        this.gateway.readJson(request.url, isGuest && isForAnyGuest ? anonymousVisitor : visitor),
      );
      return page && this.toPageParts(page);
    } catch (error) {
      this.log(`frontend: ${url} could not be rendered: ${error instanceof Error ? error.stack : String(error)}`);
      return null;
    }
  }

  private toPageParts({ html, links, data, pageModule, isShared }: RenderedPage): PageParts {
    return {
      html,
      headLinks: links + (pageModule === undefined ? '' : this.getModuleLinks(pageModule)),
      data: `<script type="application/json" id="page-data">${toScriptJson(data)}</script>`,
      isShared,
    };
  }

  /** What a lazily loaded screen needs: its styles, without which it would jump, and its scripts, sooner. */
  private getModuleLinks(screen: string): string {
    const files = { css: new Set<string>(), js: new Set<string>() };
    const add = (name: string) => {
      const chunk = this.build.manifest[name];
      if (!chunk || files.js.has(chunk.file)) return;
      files.js.add(chunk.file);
      for (const file of chunk.css) files.css.add(file);
      chunk.imports.forEach(add);
    };
    // Those of the entry are in the document already.
    add('index.html');
    const [styles, scripts] = [new Set(files.css), new Set(files.js)];
    add(screen);
    const css = [...files.css].filter((file) => !styles.has(file)).map((file) => linkTag('stylesheet', file));
    const js = [...files.js]
      .filter((file) => !scripts.has(file))
      .map((file) => linkTag('modulepreload', file, ' fetchpriority="low"'));
    return [...css, ...js].join('');
  }
}

// As Vite writes them, so that its loader finds what is there already.
const linkTag = (relation: string, file: string, attributes = ''): string =>
  `<link rel="${relation}" crossorigin${attributes} href="/${escapeMarkup(file)}">`;
