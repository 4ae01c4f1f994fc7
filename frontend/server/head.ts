import { BRAND } from '@placelore/contracts/brand.js';
import { SHARE_SIZE } from '@placelore/contracts/covers.js';
import { escapeMarkup, scriptData } from '@placelore/contracts/markup.js';

/** What a page says of itself to whoever does not run it. Addresses are whole. */
export interface Head {
  title: string;
  /** At most 160 characters. */
  description: string;
  /** The one address of the page; null for one that has none, such as an unknown page. */
  canonical: string | null;
  /** Of a list's page: the page before it, and the one after it. */
  former?: string | undefined;
  next?: string | undefined;
  /** Whether it may be found in search engines. */
  isListed: boolean;
  /** What only articles have. */
  article?: {
    /** Of the size {@link SHARE_SIZE}. */
    picture: string;
    pictureText: string;
    ampAddress: string;
    section: string;
    publishedAt: string | null;
    modifiedAt: string;
  };
  structuredData?: object;
  /** The text of the page for whoever runs no scripts, as sanitised HTML; without it, its description stands there. */
  text?: string;
}

/** The elements of a head that differ from page to page. */
export function headHtml(head: Head): string {
  const { title, description, canonical, former, next, isListed, article, structuredData } = head;
  const properties: [string, string | null | undefined][] = [
    ['og:site_name', BRAND],
    ['og:type', article ? 'article' : 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:image', article?.picture],
    ['og:image:width', article && String(SHARE_SIZE.width)],
    ['og:image:height', article && String(SHARE_SIZE.height)],
    ['og:image:alt', article?.pictureText],
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
    ['twitter:image', article?.picture],
  ];
  return [
    `<title>${escapeMarkup(title)}</title>`,
    ...names.map(([name, content]) => meta('name', name, content)),
    ...properties.map(([name, content]) => meta('property', name, content)),
    link('canonical', canonical),
    link('prev', former),
    link('next', next),
    link('amphtml', article?.ampAddress),
    structuredData ? `<script type="application/ld+json">${scriptData(structuredData)}</script>` : '',
  ].join('');
}

/** What stands in the page for whoever runs no scripts: what it is about, and ways on. */
export function wordsHtml({ title, description, article, text }: Head): string {
  const ways = [
    ...(article ? [[article.ampAddress, 'Read this article without JavaScript']] : []),
    ['/', BRAND],
    ['/articles', 'All articles'],
  ];
  const items = ways.map(([address = '', text = '']) => `<li><a href="${escapeMarkup(address)}">${text}</a></li>`);
  return `<h1>${escapeMarkup(title)}</h1>${text ?? `<p>${escapeMarkup(description)}</p>`}<ul>${items.join('')}</ul>`;
}

const meta = (kind: 'name' | 'property', name: string, content: string | null | undefined): string =>
  content === null || content === undefined ? '' : `<meta ${kind}="${name}" content="${escapeMarkup(content)}">`;

const link = (relation: string, address: string | null | undefined): string =>
  address ? `<link rel="${relation}" href="${escapeMarkup(address)}">` : '';
