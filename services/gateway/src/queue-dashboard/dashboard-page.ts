import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { UIConfig } from '@bull-board/api/typings/app';

/** Everything from here, and nothing that the page itself does not carry. It writes no style elements and frames nothing. */
export const DASHBOARD_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-r2N1TB/gHbBtBZFKg7ejmq1acVSREzucTAEw6ga4hoU='",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';');

/**
 * The board's page. The library's own loads fonts from a third party and has styles inside; ours has the same scripts and
 * style sheets, as the library's names them, and no more.
 * @param views folder of the library's template
 * @throws Error when the template is not as it was, which a new version may bring
 */
export function renderDashboardPage(views: string, base: string, settings: UIConfig): string {
  const template = readFileSync(join(views, 'index.ejs'), 'utf8');
  const scripts = [...template.matchAll(/<script defer src="(static\/js\/[\w.-]+)">/g)].map(([, path]) => path);
  const sheets = [...template.matchAll(/<link href="(static\/css\/[\w.-]+)" rel="stylesheet">/g)].map(
    ([, path]) => path,
  );
  if (scripts.length === 0 || sheets.length === 0)
    throw new Error('The queue dashboard has another page than expected');
  const settingsJson = JSON.stringify(settings).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
  return `<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <base href="${base}/" />
    <title>${settings.boardTitle}</title>
    <link rel="icon" type="image/svg+xml" id="fav-logo" href="static/images/logo.svg" />
${[...sheets, STYLES_PATH].map((path) => `    <link href="${path}" rel="stylesheet" />`).join('\n')}
  </head>
  <body class="preload">
    <script id="__UI_CONFIG__" type="application/json">${settingsJson}</script>
    <div id="root"></div>
${scripts.map((path) => `    <script defer src="${path}"></script>`).join('\n')}
  </body>
</html>
`;
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

/** The board's scripts, styles, texts and pictures, by their paths below its folder; no other file can be asked for. */
export class DashboardAssets {
  private readonly paths: ReadonlySet<string>;

  constructor(private readonly folder: string) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const below = files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
    this.paths = new Set(below.map((path) => path.replaceAll(sep, '/')).filter((path) => extname(path) in TYPES));
  }

  /** Null when there is no such file. */
  async read(path: string): Promise<{ type: string; content: Buffer } | null> {
    if (!this.paths.has(path)) return null;
    return { type: TYPES[extname(path)]!, content: await readFile(join(this.folder, path)) };
  }
}

/** Where the page has them, below its folder. */
export const STYLES_PATH = 'static/allowed.css';

/** The library's icons for what nobody does here: jobs are not made, changed or reordered by hand, queues not halted. */
const FORBIDDEN_ICONS = ['files', 'pencil', 'clock', 'arrow-up-down', 'plus', 'pause', 'play', 'gantt-chart', 'gauge'];
/** And for what deletes jobs. */
const DELETION_ICONS = ['trash-2', 'ban'];

/**
 * Styles that leave out the buttons for what is refused. The library can only leave out all of a queue's, retrying with
 * the others; its icons are the only names its buttons have. One that was missed is refused when it is pressed.
 * @param canDelete whether jobs may be deleted
 */
export function renderDashboardStyles(canDelete: boolean): string {
  const icons = [...FORBIDDEN_ICONS, ...(canDelete ? [] : DELETION_ICONS)].map((name) => `.lucide-${name}`).join(', ');
  return `:is(button, [role="menuitem"]):has(> svg:is(${icons})) {\n  display: none;\n}\n`;
}
