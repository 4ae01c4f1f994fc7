import type { Category } from '@placelore/contracts/places/categories.js';
import { getCategoryLabel, type PlaceType } from '@placelore/contracts/places/place-types.js';
import { BRAND } from '@placelore/contracts/system/brand.js';
import { escapeXml, renderElement, XML_DECLARATION } from './xml.js';

/** Article as the feed shows it. */
export interface FeedItem {
  slug: string;
  title: string;
  metaDescription: string;
  category: Category;
  placeType: PlaceType | null;
  publishedAt: Date;
  updatedAt: Date;
}

const DESCRIPTION = 'Cultural guides to places with a story, newest first.';

/**
 * Renders the newest articles as RSS 2.0 (https://www.rssboard.org/rss-specification), with descriptions in plain text.
 */
export function renderFeed(items: FeedItem[], origin: string): string {
  // Not the time of the request: the same articles yield the same feed.
  const lastModified =
    items.length > 0 ? new Date(Math.max(...items.map(({ updatedAt }) => updatedAt.getTime()))) : undefined;
  return (
    `${XML_DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n<channel>\n` +
    renderElement('title', BRAND) +
    renderElement('link', `${origin}/articles`) +
    renderElement('description', DESCRIPTION) +
    renderElement('language', 'en') +
    renderElement('lastBuildDate', lastModified && formatRfc822(lastModified)) +
    `<atom:link href="${escapeXml(`${origin}/rss.xml`)}" rel="self" type="application/rss+xml"/>\n` +
    `${items.map((item) => renderItem(item, origin)).join('')}</channel>\n</rss>\n`
  );
}

function renderItem(
  { slug, title, metaDescription, category, placeType, publishedAt }: FeedItem,
  origin: string,
): string {
  const url = `${origin}/articles/${slug}`;
  return (
    '<item>' +
    renderElement('title', title) +
    renderElement('link', url) +
    `<guid isPermaLink="true">${escapeXml(url)}</guid>` +
    renderElement('pubDate', formatRfc822(publishedAt)) +
    renderElement('category', getCategoryLabel(category, placeType)) +
    `${renderElement('description', metaDescription)}</item>\n`
  );
}

/** `Fri, 02 Jan 2026 03:04:05 +0000`: RFC 822 with the year in four digits, as RSS requires. */
const formatRfc822 = (date: Date): string => date.toUTCString().replace('GMT', '+0000');
