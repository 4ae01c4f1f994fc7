import { SHARE_SIZE } from '@placelore/contracts/content/covers.js';
import { escapeMarkup, toScriptJson } from '@placelore/contracts/core/markup.js';
import { BRAND } from '@placelore/contracts/system/brand.js';

/** Metadata of a page for clients that run no scripts. URLs are absolute. */
export interface Head {
  title: string;
  /** At most 160 characters. */
  description: string;
  /** Canonical URL of the page; null for a page without one, such as an unknown page. */
  canonical: string | null;
  /** URLs of the previous and the next page of a list. */
  previous?: string | undefined;
  next?: string | undefined;
  /** Whether search engines may list the page. */
  isListed: boolean;
  /** Metadata of article pages only. */
  article?: {
    /** URL of an image of {@link SHARE_SIZE}. */
    imageUrl: string;
    imageAlt: string;
    ampUrl: string;
    section: string;
    publishedAt: string | null;
    modifiedAt: string;
  };
  structuredData?: object;
  /**
   * Text of the page as sanitized HTML, for readers without scripts; the description replaces it when it is missing.
   */
  text?: string;
}

/** Renders the elements of a head that differ between pages. */
export function renderHead(head: Head): string {
  const { title, description, canonical, previous, next, isListed, article, structuredData } = head;
  const properties: [string, string | null | undefined][] = [
    ['og:site_name', BRAND],
    ['og:type', article ? 'article' : 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:image', article?.imageUrl],
    ['og:image:width', article && String(SHARE_SIZE.width)],
    ['og:image:height', article && String(SHARE_SIZE.height)],
    ['og:image:alt', article?.imageAlt],
    ['article:section', article?.section],
    ['article:published_time', article?.publishedAt],
    ['article:modified_time', article?.modifiedAt],
  ];
  const names: [string, string | null | undefined][] = [
    ['description', description],
    ['robots', isListed ? null : 'noindex'],
    ['twitter:card', article ? 'summary_large_image' : 'summary'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', article?.imageUrl],
  ];
  return [
    `<title>${escapeMarkup(title)}</title>`,
    ...names.map(([name, content]) => metaTag('name', name, content)),
    ...properties.map(([name, content]) => metaTag('property', name, content)),
    linkTag('canonical', canonical),
    linkTag('prev', previous),
    linkTag('next', next),
    linkTag('amphtml', article?.ampUrl),
    structuredData ? `<script type="application/ld+json">${toScriptJson(structuredData)}</script>` : '',
  ].join('');
}

/** Renders the content for readers without scripts: what the page is about, and links to other pages. */
export function renderNoScriptContent({ title, description, article, text }: Head): string {
  const links = [
    ...(article ? [[article.ampUrl, 'Read this guide without JavaScript']] : []),
    ['/', BRAND],
    ['/articles', 'All guides'],
  ];
  const items = links.map(([url = '', text = '']) => `<li><a href="${escapeMarkup(url)}">${text}</a></li>`);
  return `<h1>${escapeMarkup(title)}</h1>${text ?? `<p>${escapeMarkup(description)}</p>`}<ul>${items.join('')}</ul>`;
}

const metaTag = (kind: 'name' | 'property', name: string, content: string | null | undefined): string =>
  content === null || content === undefined ? '' : `<meta ${kind}="${name}" content="${escapeMarkup(content)}">`;

const linkTag = (relation: string, url: string | null | undefined): string =>
  url ? `<link rel="${relation}" href="${escapeMarkup(url)}">` : '';
