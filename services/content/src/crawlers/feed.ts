import { BRAND } from '@placelore/contracts/brand.js';
import { element, escapeXml, XML_DECLARATION } from './xml.js';

/** An article as the feed shows it. */
export interface FeedItem {
  slug: string;
  title: string;
  metaDescription: string;
  category: string;
  publishedAt: Date;
  updatedAt: Date;
}

const DESCRIPTION = 'Cultural guides to places that are worth a story, the newest first.';

/** The newest articles as RSS 2.0 (https://www.rssboard.org/rss-specification), descriptions in plain text. */
export function feedXml(items: FeedItem[], origin: string): string {
  // Not the time of asking: the same articles give the same feed.
  const changed =
    items.length > 0 ? new Date(Math.max(...items.map(({ updatedAt }) => updatedAt.getTime()))) : undefined;
  return (
    `${XML_DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n<channel>\n` +
    element('title', BRAND) +
    element('link', `${origin}/articles`) +
    element('description', DESCRIPTION) +
    element('language', 'en') +
    element('lastBuildDate', changed && rfc822(changed)) +
    `<atom:link href="${escapeXml(`${origin}/rss.xml`)}" rel="self" type="application/rss+xml"/>\n` +
    `${items.map((item) => itemXml(item, origin)).join('')}</channel>\n</rss>\n`
  );
}

function itemXml({ slug, title, metaDescription, category, publishedAt }: FeedItem, origin: string): string {
  const address = `${origin}/articles/${slug}`;
  return (
    '<item>' +
    element('title', title) +
    element('link', address) +
    `<guid isPermaLink="true">${escapeXml(address)}</guid>` +
    element('pubDate', rfc822(publishedAt)) +
    element('category', category) +
    `${element('description', metaDescription)}</item>\n`
  );
}

/** `Fri, 02 Jan 2026 03:04:05 +0000`: RFC 822 with the year in four digits, as RSS asks. */
const rfc822 = (date: Date): string => date.toUTCString().replace('GMT', '+0000');
