import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { UIConfig } from '@bull-board/api/typings/app';
import { READABLE_COLORS, REPAIRS_PATH } from './dashboard-repairs.js';

/** Allows resources of this origin and what the page itself contains. It writes no style elements and has no frames. */
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
 * Builds the dashboard page. The library's own page loads fonts from a third party and contains inline styles. This one
 * has the same scripts and style sheets, and the repairs for assistive technology.
 * @param views folder of the library's template
 * @throws Error when the template has changed, which a new version may cause
 */
export function renderDashboardPage(views: string, base: string, settings: UIConfig): string {
  const template = readFileSync(join(views, 'index.ejs'), 'utf8');
  const scripts = [...template.matchAll(/<script defer src="(static\/js\/[\w.-]+)">/g)].map(([, path]) => path);
  const sheets = [...template.matchAll(/<link href="(static\/css\/[\w.-]+)" rel="stylesheet">/g)].map(
    ([, path]) => path,
  );
  if (scripts.length === 0 || sheets.length === 0) throw new Error('The template of the queue dashboard has changed');
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
${[...scripts, REPAIRS_PATH].map((path) => `    <script defer src="${path}"></script>`).join('\n')}
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

/** Scripts, styles, texts and images of the dashboard, by path below its folder; no other file is served. */
export class DashboardAssets {
  private readonly paths: ReadonlySet<string>;

  constructor(private readonly folder: string) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const below = files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
    this.paths = new Set(below.map((path) => path.replaceAll(sep, '/')).filter((path) => extname(path) in TYPES));
  }

  /** Null when the file does not exist. */
  async read(path: string): Promise<{ type: string; content: Buffer } | null> {
    if (!this.paths.has(path)) return null;
    return { type: TYPES[extname(path)]!, content: await readFile(join(this.folder, path)) };
  }
}

/** Path of the style sheet that hides forbidden buttons. */
export const STYLES_PATH = 'static/allowed.css';

/** The library's icons for actions that are not allowed: adding, changing or reordering jobs, and pausing queues. */
const FORBIDDEN_ICONS = ['files', 'pencil', 'clock', 'arrow-up-down', 'plus', 'pause', 'play', 'gantt-chart', 'gauge'];
/** Icons of the actions that delete jobs. */
const DELETION_ICONS = ['trash-2', 'ban'];

/**
 * Returns styles that hide the buttons of rejected actions and make faint texts readable. Buttons are selected by their
 * icon, because nothing else distinguishes them, and the library itself can only hide all buttons of a queue, including
 * retry. If a button is missed, the server still rejects its action.
 * @param canDelete whether jobs may be deleted
 */
export function renderDashboardStyles(canDelete: boolean): string {
  const icons = [...FORBIDDEN_ICONS, ...(canDelete ? [] : DELETION_ICONS)].map((name) => `.lucide-${name}`).join(', ');
  return `:is(button, [role="menuitem"]):has(> svg:is(${icons})) {\n  display: none;\n}\n${READABLE_COLORS}`;
}
