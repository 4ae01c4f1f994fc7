import { articleMetadata } from '@placelore/contracts/article-metadata.js';
import type { Article } from '@placelore/contracts/articles.js';
import { BRAND } from '@placelore/contracts/brand.js';
import { escapeMarkup, scriptData } from '@placelore/contracts/markup.js';
import { writingLabel } from '@placelore/contracts/writing-label.js';
import { ampContent } from './amp-content.js';
import { AMP_STYLE } from './amp-style.js';

/** Prescribed to the letter: https://amp.dev/documentation/guides-and-tutorials/learn/spec/amp-boilerplate */
const BOILERPLATE =
  '<style amp-boilerplate>body{-webkit-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-moz-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-ms-animation:-amp-start 8s steps(1,end) 0s 1 normal both;animation:-amp-start 8s steps(1,end) 0s 1 normal both}@-webkit-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-moz-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-ms-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-o-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}</style><noscript><style amp-boilerplate>body{-webkit-animation:none;-moz-animation:none;-ms-animation:none;animation:none}</style></noscript>';
const RUNTIME = '<script async src="https://cdn.ampproject.org/v0.js"></script>';
const FRAMES =
  '<script async custom-element="amp-iframe" src="https://cdn.ampproject.org/v0/amp-iframe-0.1.js"></script>';

/** `January 2, 2026`, by the calendar of UTC. */
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

interface AmpPage {
  title: string;
  /** The address of the page this is a form of. */
  canonical: string;
  /** Further elements of the head. */
  head: string;
  /** What stands in `main`. */
  main: string;
}

/** An article as an AMP document. @param origin of the installation, such as `https://placelore.example` */
export function ampDocument(article: Article, origin: string): string {
  const { title, description, address, structuredData } = articleMetadata(article, origin);
  const { html, hasFrames } = ampContent(article.content, origin);
  const head =
    `<meta name="description" content="${escapeMarkup(description)}">` +
    (hasFrames ? FRAMES : '') +
    `<script type="application/ld+json">${scriptData(structuredData)}</script>`;
  const main =
    `<article><h1>${escapeMarkup(article.title)}</h1>${about(article)}${labelOf(article)}${cover(article, origin)}` +
    `${html}</article><a class="whole" href="${escapeMarkup(address)}">View Full Article</a>`;
  return ampPage({ title, canonical: address, head, main }, origin);
}

/** The page for an article there is none of. */
export function ampNotFound(origin: string): string {
  const main =
    '<h1>Article Not Found</h1><p>The requested article could not be found.</p>' +
    `<p><a href="${escapeMarkup(origin)}/articles">Back to Articles</a></p>`;
  const head = '<meta name="robots" content="noindex">';
  return ampPage({ title: `Article Not Found | ${BRAND}`, canonical: `${origin}/articles`, head, main }, origin);
}

function ampPage({ title, canonical, head, main }: AmpPage, origin: string): string {
  return (
    `<!doctype html><html ⚡ lang="en"><head><meta charset="utf-8">${RUNTIME}` +
    `<title>${escapeMarkup(title)}</title><link rel="canonical" href="${escapeMarkup(canonical)}">` +
    '<meta name="viewport" content="width=device-width,minimum-scale=1,initial-scale=1">' +
    '<meta name="theme-color" content="#f9f6ec" media="(prefers-color-scheme: light)">' +
    '<meta name="theme-color" content="#0c1724" media="(prefers-color-scheme: dark)">' +
    `<link rel="icon" href="${origin}/favicon.svg" type="image/svg+xml">` +
    `<link rel="sitemap" type="application/xml" title="Sitemap" href="${origin}/sitemap.xml">` +
    `<link rel="alternate" type="application/rss+xml" title="${BRAND}" href="${origin}/rss.xml">` +
    `${head}${BOILERPLATE}<style amp-custom>${AMP_STYLE}</style></head><body>` +
    `<header class="head"><a class="brand" href="${origin}/">${BRAND}</a></header><main class="page">${main}</main>` +
    `<footer class="foot">${BRAND}. Free forever. Places by GeoNames and the ${BRAND} guidebook.</footer></body></html>\n`
  );
}

function about({ location, publishedAt }: Article): string {
  const parts = [
    location && `<span>${escapeMarkup(location)}</span>`,
    publishedAt && `<span><time datetime="${publishedAt}">${longDate.format(new Date(publishedAt))}</time></span>`,
  ];
  return `<p class="about">${parts.filter(Boolean).join('')}</p>`;
}

function labelOf({ writing }: Article): string {
  const label = writingLabel(writing);
  return label ? `<p class="label">${escapeMarkup(label.text)}</p>` : '';
}

function cover({ imageUrl, title }: Article, origin: string): string {
  if (!imageUrl || !/^(\/(?!\/)|https:\/\/)/.test(imageUrl)) return '';
  const address = escapeMarkup(imageUrl.startsWith('/') ? origin + imageUrl : imageUrl);
  return `<amp-img class="cover" src="${address}" alt="${escapeMarkup(title)}" width="800" height="400" layout="responsive"></amp-img>`;
}
