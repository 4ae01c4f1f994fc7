import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SESSION_COOKIE } from '@placelore/contracts/core/identity.js';
import { escapeMarkup, toScriptJson } from '@placelore/contracts/core/markup.js';
import { z } from 'zod';
import type * as ServerEntryModule from '../src/entry-server.js';
import type { RenderedPage } from '../src/entry-server.js';
import type { GatewayClient, Visitor } from './gateway-client.js';
import { LATE_MODULE_RELATION } from './late-modules.js';
import { describeError, describeRequest, log } from './log.js';
import { joinSheets, type PageSheet } from './page-sheets.js';

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

type ServerEntry = Pick<typeof ServerEntryModule, 'renderPage' | 'PAGE_MODULE_SETS'>;

/** Vite's server build, and data about its browser build. */
export interface RendererBuild {
  render: ServerEntry['renderPage'];
  manifest: Manifest;
  /** Class names of each style sheet of the manifest. */
  classNames: ReadonlyMap<string, readonly string[]>;
  /** Joined style sheets of pages that have several, by their modules (see {@link toSheetKey}). */
  pageSheets: ReadonlyMap<string, PageSheet>;
}

/**
 * Number of style sheets from which a page's are joined. Fewer stay separate, because pages share them in the cache.
 */
const MIN_JOINED_SHEETS = 3;
const ENTRY_MODULE = 'index.html';

const toSheetKey = (modules: readonly string[]): string => modules.join(' ');

/**
 * Collects the files of modules and of everything they import. Styles are in the order of Vite's loader: a module's own
 * come after those of its imports.
 */
function collectFiles(manifest: Manifest, modules: readonly string[]): Record<'css' | 'js', Set<string>> {
  const files = { css: new Set<string>(), js: new Set<string>() };
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.js.has(chunk.file)) return;
    files.js.add(chunk.file);
    chunk.imports.forEach(add);
    for (const file of chunk.css) files.css.add(file);
  };
  modules.forEach(add);
  return files;
}

/** Returns the files of modules that the document does not link to anyway. */
function getPageFiles(manifest: Manifest, modules: readonly string[]): Record<'css' | 'js', string[]> {
  const entry = collectFiles(manifest, [ENTRY_MODULE]);
  const { css, js } = collectFiles(manifest, [ENTRY_MODULE, ...modules]);
  return { css: [...css].filter((file) => !entry.css.has(file)), js: [...js].filter((file) => !entry.js.has(file)) };
}

/**
 * Loads the server build and the manifest.
 * @param serverEntry the built `entry-server.js`
 * @throws Error when one of the two is not built
 */
export async function loadRendererBuild(clientDir: string, serverEntry: string): Promise<RendererBuild> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(clientDir, '.vite', 'manifest.json'), 'utf8')));
  const files = [...new Set(Object.values(manifest).flatMap(({ css }) => css))];
  const sheets = new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(clientDir, file), 'utf8')] as const)),
  );
  const classNames = new Map([...sheets].map(([file, css]) => [file, readClassNames(css)]));
  const { renderPage, PAGE_MODULE_SETS } = (await import(pathToFileURL(serverEntry).href)) as ServerEntry;
  const joined = PAGE_MODULE_SETS.map((modules) => ({ modules, files: getPageFiles(manifest, modules).css }))
    .filter(({ files }) => files.length >= MIN_JOINED_SHEETS)
    .map(async ({ modules, files }) => {
      const parts = files.map((file) => [file, sheets.get(file) ?? ''] as const);
      return [toSheetKey(modules), await joinSheets(parts)] as const;
    });
  return { render: renderPage, manifest, classNames, pageSheets: new Map(await Promise.all(joined)) };
}

const readClassNames = (css: string): string[] => [...new Set(css.match(/(?<=\.)[_a-z][\w-]*/gi))];

/** Renders pages as their visitors may see them. */
export class Renderer {
  constructor(
    private readonly build: RendererBuild,
    private readonly gateway: GatewayClient,
  ) {}

  /**
   * Renders the page at a URL. Returns null when the browser has to render it, by design or after an error.
   * @param route pattern of the page, which is logged instead of the URL, because that may contain a search, a position
   * or a secret
   */
  async renderPage(url: string, visitor: Visitor, route: string): Promise<PageParts | null> {
    const isGuest = !visitor.cookie?.includes(`${SESSION_COOKIE}=`);
    // Data that is the same for all guests is read without cookies.
    const anonymousVisitor = { ...visitor, cookie: undefined };
    try {
      const page = await this.build.render(url, isGuest, (request, isForAnyGuest) =>
        this.gateway.readJson(request.url, isGuest && isForAnyGuest ? anonymousVisitor : visitor),
      );
      return page && this.toPageParts(page);
    } catch (error) {
      log('error', 'Failed to render a page', { ...describeRequest(visitor), route, err: describeError(error) });
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

  /** Returns links to the files of lazily loaded modules, so that they load together with the first script. */
  private getModuleLinks(modules: readonly string[], html: string): string {
    const { css, js } = getPageFiles(this.build.manifest, modules);
    const styleLinks = this.getStyleLinks(modules, this.findUsedSheets(css, html));
    return [...styleLinks, ...js.map((file) => linkTag(LATE_MODULE_RELATION, file))].join('');
  }

  /** Returns the style sheets without which the layout of a page would shift. The others load with the scripts. */
  private findUsedSheets(files: readonly string[], html: string): string[] {
    const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')));
    return files.filter((file) => this.build.classNames.get(file)?.some((name) => used.has(name)) ?? true);
  }

  /** Returns links to style sheets or, if there are many, to the joined sheet of the modules. */
  private getStyleLinks(modules: readonly string[], files: readonly string[]): string[] {
    const joined = files.length < MIN_JOINED_SHEETS ? undefined : this.build.pageSheets.get(toSheetKey(modules));
    if (!joined) return files.map((file) => linkTag('stylesheet', file));
    return [linkTag('stylesheet', joined.file), ...joined.parts.map(disabledSheetTag)];
  }
}

// The tags match Vite's, so that its loader recognizes files that are already loaded.
const linkTag = (relation: string, file: string): string =>
  `<link rel="${relation}" crossorigin href="/${escapeMarkup(file)}">`;

// Browsers do not load a disabled sheet, but Vite's loader treats it as loaded.
const disabledSheetTag = (file: string): string =>
  `<link rel="stylesheet" crossorigin disabled href="/${escapeMarkup(file)}">`;
