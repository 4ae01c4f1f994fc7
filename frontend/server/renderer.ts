import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SESSION_COOKIE } from '@placelore/contracts/core/identity.js';
import { escapeMarkup, toScriptJson } from '@placelore/contracts/core/markup.js';
import { z } from 'zod';
import type { RenderedPage, renderPage } from '../src/entry-server.js';
import type { GatewayClient, Visitor } from './gateway-client.js';
import { LATE_MODULE_RELATION } from './late-modules.js';

/** Schema of Vite's manifest: the files that each entry module loads. */
const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]), css: z.array(z.string()).default([]) }),
);
type Manifest = z.output<typeof manifestSchema>;

/** Parts of a rendered page for the template's placeholders. */
export interface PageParts {
  /** Link elements of the head: styles and scripts of the screen. */
  headLinks: string;
  /** Content of the root element. */
  html: string;
  /** Element with the data the page was rendered from. */
  data: string;
  /** Whether every guest may receive the page. */
  isShared: boolean;
}

/** Vite's server build, and its manifest of the browser build. */
export interface RendererBuild {
  render: typeof renderPage;
  manifest: Manifest;
  /** Class names of each style sheet of the manifest. */
  classNames: ReadonlyMap<string, readonly string[]>;
}

/**
 * Loads the server build and the manifest.
 * @param serverEntry the built `entry-server.js`
 * @throws Error when one of the two is not built
 */
export async function loadRendererBuild(clientDir: string, serverEntry: string): Promise<RendererBuild> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(clientDir, '.vite', 'manifest.json'), 'utf8')));
  const sheets = [...new Set(Object.values(manifest).flatMap(({ css }) => css))];
  const classNames = await Promise.all(
    sheets.map(async (file) => [file, readClassNames(await readFile(join(clientDir, file), 'utf8'))] as const),
  );
  const entry = (await import(pathToFileURL(serverEntry).href)) as { renderPage: typeof renderPage };
  return { render: entry.renderPage, manifest, classNames: new Map(classNames) };
}

const readClassNames = (css: string): string[] => [...new Set(css.match(/(?<=\.)[_a-z][\w-]*/gi))];

/** Renders pages as their visitors may see them. */
export class Renderer {
  constructor(
    private readonly build: RendererBuild,
    private readonly gateway: GatewayClient,
    private readonly log = (line: string) => console.error(line),
  ) {}

  /** Renders the page at a URL; returns null when the browser has to render it, by design or after an error. */
  async renderPage(url: string, visitor: Visitor): Promise<PageParts | null> {
    const isGuest = !visitor.cookie?.includes(`${SESSION_COOKIE}=`);
    // Data that is the same for all guests is read without cookies.
    const anonymousVisitor = { ...visitor, cookie: undefined };
    try {
      const page = await this.build.render(url, isGuest, (request, isForAnyGuest) =>
        this.gateway.readJson(request.url, isGuest && isForAnyGuest ? anonymousVisitor : visitor),
      );
      return page && this.toPageParts(page);
    } catch (error) {
      this.log(`frontend: Failed to render ${url}: ${error instanceof Error ? error.stack : String(error)}`);
      return null;
    }
  }

  private toPageParts({ html, links, data, pageModules, isShared }: RenderedPage): PageParts {
    return {
      html,
      headLinks: links + this.getModuleLinks(pageModules, html),
      data: `<script type="application/json" id="page-data">${toScriptJson(data)}</script>`,
      isShared,
    };
  }

  /**
   * Returns links to the styles of lazily loaded modules, without which the layout would shift, and to their scripts, so
   * that they load with the first. Styles that the page does not use yet load with the scripts.
   */
  private getModuleLinks(modules: readonly string[], html: string): string {
    const files = { css: new Set<string>(), js: new Set<string>() };
    const add = (name: string) => {
      const chunk = this.build.manifest[name];
      if (!chunk || files.js.has(chunk.file)) return;
      files.js.add(chunk.file);
      for (const file of chunk.css) files.css.add(file);
      chunk.imports.forEach(add);
    };
    // The document already contains the files of the entry.
    add('index.html');
    const [styles, scripts] = [new Set(files.css), new Set(files.js)];
    modules.forEach(add);
    const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')));
    const isUsed = (file: string) => this.build.classNames.get(file)?.some((name) => used.has(name)) ?? true;
    const css = [...files.css]
      .filter((file) => !styles.has(file) && isUsed(file))
      .map((file) => linkTag('stylesheet', file));
    const js = [...files.js].filter((file) => !scripts.has(file)).map((file) => linkTag(LATE_MODULE_RELATION, file));
    return [...css, ...js].join('');
  }
}

// The tags match Vite's, so that its loader recognizes files that are already loaded.
const linkTag = (relation: string, file: string): string =>
  `<link rel="${relation}" crossorigin href="/${escapeMarkup(file)}">`;
