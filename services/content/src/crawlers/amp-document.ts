import { getArticleMetadata } from '@placelore/contracts/article-metadata.js';
import type { Article } from '@placelore/contracts/articles.js';
import { BRAND } from '@placelore/contracts/brand.js';
import { escapeMarkup, toScriptJson } from '@placelore/contracts/markup.js';
import { getWritingLabel } from '@placelore/contracts/writing-label.js';
import { toAmpContent } from './amp-content.js';
import { AMP_STYLE } from './amp-style.js';

/** Prescribed to the letter: https://amp.dev/documentation/guides-and-tutorials/learn/spec/amp-boilerplate */
const BOILERPLATE =
  '<style amp-boilerplate>body{-webkit-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-moz-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-ms-animation:-amp-start 8s steps(1,end) 0s 1 normal both;animation:-amp-start 8s steps(1,end) 0s 1 normal both}@-webkit-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-moz-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-ms-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-o-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}</style><noscript><style amp-boilerplate>body{-webkit-animation:none;-moz-animation:none;-ms-animation:none;animation:none}</style></noscript>';
const RUNTIME_SCRIPT = '<script async src="https://cdn.ampproject.org/v0.js"></script>';
const FRAME_SCRIPT =
  '<script async custom-element="amp-iframe" src="https://cdn.ampproject.org/v0/amp-iframe-0.1.js"></script>';

/** `January 2, 2026`, by the calendar of UTC. */
const longDateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

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
export function renderAmpDocument(article: Article, origin: string): string {
  const { title, description, url, structuredData } = getArticleMetadata(article, origin);
  const { html, hasFrames } = toAmpContent(article.content, origin);
  const head =
    `<meta name="description" content="${escapeMarkup(description)}">` +
    (hasFrames ? FRAME_SCRIPT : '') +
    `<script type="application/ld+json">${toScriptJson(structuredData)}</script>`;
  const main =
    `<article><h1>${escapeMarkup(article.title)}</h1>${renderMetadata(article)}${renderLabel(article)}${renderCover(article, origin)}` +
    `${html}</article><a class="whole" href="${escapeMarkup(url)}">View Full Article</a>`;
  return renderPage({ title, canonical: url, head, main }, origin);
}

/** The page for an article there is none of. */
export function renderAmpNotFound(origin: string): string {
  const main =
    '<h1>Article Not Found</h1><p>The requested article could not be found.</p>' +
    `<p><a href="${escapeMarkup(origin)}/articles">Back to Articles</a></p>`;
  const head = '<meta name="robots" content="noindex">';
  return renderPage({ title: `Article Not Found | ${BRAND}`, canonical: `${origin}/articles`, head, main }, origin);
}

function renderPage({ title, canonical, head, main }: AmpPage, origin: string): string {
  return (
    `<!doctype html><html ⚡ lang="en"><head><meta charset="utf-8">${RUNTIME_SCRIPT}` +
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

function renderMetadata({ location, publishedAt }: Article): string {
  const parts = [
    location && `<span>${escapeMarkup(location)}</span>`,
    publishedAt &&
      `<span><time datetime="${publishedAt}">${longDateFormat.format(new Date(publishedAt))}</time></span>`,
  ];
  return `<p class="about">${parts.filter(Boolean).join('')}</p>`;
}

function renderLabel({ writing }: Article): string {
  const label = getWritingLabel(writing);
  return label ? `<p class="label">${escapeMarkup(label.text)}</p>` : '';
}

function renderCover({ imageUrl, title }: Article, origin: string): string {
  if (!imageUrl || !/^(\/(?!\/)|https:\/\/)/.test(imageUrl)) return '';
  const url = escapeMarkup(imageUrl.startsWith('/') ? origin + imageUrl : imageUrl);
  return `<amp-img class="cover" src="${url}" alt="${escapeMarkup(title)}" width="800" height="400" layout="responsive"></amp-img>`;
}
