import type { Provenance } from '@placelore/contracts/analysis/analyses.js';
import { renderMarkedHtml, renderSourceList } from '@placelore/contracts/content/citations/citation-html.js';
import type { TextVerification } from '@placelore/contracts/content/cited-texts.js';
import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';
import { formatImageCredit, getPhotoAlt } from '@placelore/contracts/content/image-credit-text.js';
import { escapeMarkup } from '@placelore/contracts/core/markup.js';
import type { Category } from '@placelore/contracts/places/categories.js';
import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import { getCategoryLabel, type PlaceType } from '@placelore/contracts/places/place-types.js';
import { BRAND } from '@placelore/contracts/system/brand.js';
import { escapeXml, renderElement, XML_DECLARATION } from './xml.js';

/** Article as the feed shows it. */
export interface FeedItem {
  slug: string;
  title: string;
  location: string;
  metaDescription: string;
  category: Category;
  placeType: PlaceType | null;
  publishedAt: Date;
  updatedAt: Date;
  imageUrl: string;
  imageCredit: ImageCredit | null;
  /** Null for an article of the starter library or by a person. */
  writing: Provenance | null;
  /** Confidence of the place in the photo of its discovery, 0 to 1; null for an article without a photo. */
  confidence: number | null;
  verification: TextVerification | null;
  /** Facts from which the text was written; null when unknown. */
  knowledge: PlaceKnowledge | null;
}

/** Namespace of the elements that RSS and its modules do not define. */
const OWN_NAMESPACE = 'urn:placelore:feed';

const DESCRIPTION = 'Cultural guides to places with a story, newest first.';

/** Renders the newest articles as RSS 2.0 (https://www.rssboard.org/rss-specification). Descriptions are plain text. */
export function renderFeed(items: FeedItem[], origin: string): string {
  // The time of the latest change, not of the request, so that the same articles yield the same feed.
  const lastModified =
    items.length > 0 ? new Date(Math.max(...items.map(({ updatedAt }) => updatedAt.getTime()))) : undefined;
  return (
    `${XML_DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:placelore="${OWN_NAMESPACE}">\n<channel>\n` +
    renderElement('title', BRAND) +
    renderElement('link', `${origin}/articles`) +
    renderElement('description', DESCRIPTION) +
    renderElement('language', 'en') +
    renderElement('lastBuildDate', lastModified && formatRfc822(lastModified)) +
    `<atom:link href="${escapeXml(`${origin}/rss.xml`)}" rel="self" type="application/rss+xml"/>\n` +
    `${items.map((item) => renderItem(item, origin)).join('')}</channel>\n</rss>\n`
  );
}

function renderItem(item: FeedItem, origin: string): string {
  const { slug, title, metaDescription, category, placeType, publishedAt } = item;
  const url = `${origin}/articles/${slug}`;
  return (
    '<item>' +
    renderElement('title', title) +
    renderElement('link', url) +
    `<guid isPermaLink="true">${escapeXml(url)}</guid>` +
    renderElement('pubDate', formatRfc822(publishedAt)) +
    renderElement('category', getCategoryLabel(category, placeType)) +
    `${renderElement('description', metaDescription)}${renderSources(item, url)}${renderPhoto(item, origin)}${renderOrigin(item)}</item>\n`
  );
}

/** Renders who wrote an article and how certain the place of its photo is. */
function renderOrigin({ writing, confidence }: FeedItem): string {
  return (
    renderElement('placelore:confidence', confidence === null ? undefined : String(confidence)) +
    renderElement('placelore:writing', writing ? (writing.model ?? writing.provider) : undefined)
  );
}

/** Renders the description with its markers and the list of sources as HTML, in RSS's element for that. */
function renderSources({ metaDescription, verification, knowledge }: FeedItem, url: string): string {
  if (knowledge === null || knowledge.sources.length === 0) return '';
  const citations = { verification, citedFacts: knowledge.facts, sources: knowledge.sources };
  const description = renderMarkedHtml(`<p>${escapeMarkup(metaDescription)}</p>`, citations, url);
  return renderElement('content:encoded', description + renderSourceList(citations));
}

/** Renders a photo of an open collection with its credit and license, as defined by Media RSS. */
function renderPhoto({ imageUrl, imageCredit, title, location }: FeedItem, origin: string): string {
  if (!imageCredit || !imageUrl.startsWith('/')) return '';
  const { license } = imageCredit;
  const licenseLink = license.url === null ? '' : ` href="${escapeXml(license.url)}"`;
  return (
    `<media:content url="${escapeXml(origin + imageUrl)}" medium="image" type="image/webp">` +
    `<media:description type="plain">${escapeXml(getPhotoAlt(title, location))}</media:description>` +
    `<media:credit role="photographer" scheme="urn:ebu">${escapeXml(imageCredit.author ?? license.name)}</media:credit>` +
    `<media:copyright url="${escapeXml(imageCredit.sourceUrl)}">${escapeXml(formatImageCredit(imageCredit))}</media:copyright>` +
    `<media:license type="text/html"${licenseLink}>${escapeXml(license.name)}</media:license></media:content>`
  );
}

/** Formats a time as `Fri, 02 Jan 2026 03:04:05 +0000`: RFC 822 with a four-digit year, as RSS requires. */
const formatRfc822 = (date: Date): string => date.toUTCString().replace('GMT', '+0000');
