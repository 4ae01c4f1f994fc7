import { getWritingLabel } from '@placelore/contracts/analysis/writing-label.js';
import { getArticleMetadata } from '@placelore/contracts/content/articles/article-metadata.js';
import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { renderMarkedHtml, renderSourceList } from '@placelore/contracts/content/citations/citation-html.js';
import { countGrades } from '@placelore/contracts/content/citations/grade-counts.js';
import { markHook } from '@placelore/contracts/content/citations/hook.js';
import { getPhotoAlt } from '@placelore/contracts/content/image-credit-text.js';
import { formatLongDate } from '@placelore/contracts/core/long-date.js';
import { escapeMarkup, toScriptJson } from '@placelore/contracts/core/markup.js';
import { BRAND } from '@placelore/contracts/system/brand.js';
import { toAmpContent } from './amp-content.js';
import { renderCredit } from './image-credit-html.js';

/** Must be exactly as specified: https://amp.dev/documentation/guides-and-tutorials/learn/spec/amp-boilerplate */
const BOILERPLATE =
  '<style amp-boilerplate>body{-webkit-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-moz-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-ms-animation:-amp-start 8s steps(1,end) 0s 1 normal both;animation:-amp-start 8s steps(1,end) 0s 1 normal both}@-webkit-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-moz-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-ms-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-o-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}</style><noscript><style amp-boilerplate>body{-webkit-animation:none;-moz-animation:none;-ms-animation:none;animation:none}</style></noscript>';
const RUNTIME_SCRIPT = '<script async src="https://cdn.ampproject.org/v0.js"></script>';
const FRAME_SCRIPT =
  '<script async custom-element="amp-iframe" src="https://cdn.ampproject.org/v0/amp-iframe-0.1.js"></script>';

interface AmpPage {
  title: string;
  /** URL of the page of which this is the AMP form. */
  canonical: string;
  /** Further elements of the head. */
  head: string;
  /** Content of `main`. */
  main: string;
}

/** Renders an article as an AMP document. @param origin of the installation, such as `https://placelore.example` */
export function renderAmpDocument(article: Article, origin: string): string {
  const { title, description, url, structuredData } = getArticleMetadata(article, origin);
  const { html, hasFrames } = toAmpContent(article.content, origin);
  const head =
    `<meta name="description" content="${escapeMarkup(description)}">` +
    (hasFrames ? FRAME_SCRIPT : '') +
    `<script type="application/ld+json">${toScriptJson(structuredData)}</script>`;
  const main =
    `<article><h1>${escapeMarkup(article.title)}</h1>${renderMetadata(article)}${renderLabel(article)}${renderCover(article, origin)}` +
    `${renderMarkedHtml(markHook(html), article)}${renderSourceList(article)}${renderCorrections(article)}</article><a class="full-article" href="${escapeMarkup(url)}">View Full Article</a>`;
  return renderPage({ title, canonical: url, head, main }, origin);
}

/** Renders the page for a missing article. */
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
    `<footer class="footer">${BRAND}. Free forever. Places by GeoNames and the ${BRAND} guidebook.</footer></body></html>\n`
  );
}

function renderMetadata({ location, locationLabel = location, publishedAt }: Article): string {
  const parts = [
    location && `<span>${escapeMarkup(locationLabel)}</span>`,
    publishedAt && `<span><time datetime="${publishedAt}">${formatLongDate(publishedAt)}</time></span>`,
  ];
  return `<p class="metadata">${parts.filter(Boolean).join('')}</p>`;
}

function renderLabel({ writing, content, verification, sources }: Article): string {
  const grades = verification && countGrades({ html: content }, verification);
  const label = getWritingLabel(writing, { sources, grades });
  return label ? `<p class="label">${escapeMarkup(label.text)}</p>` : '';
}

/** Renders the notes on corrected errors. */
function renderCorrections({ corrections }: Article): string {
  if (corrections.length === 0) return '';
  const items = corrections.map(
    ({ correctedAt, note }) =>
      `<li>Corrected on <time datetime="${correctedAt}">${formatLongDate(correctedAt)}</time>: ${escapeMarkup(note)}</li>`,
  );
  return `<section class="sources"><h2>Corrections</h2><ul>${items.join('')}</ul></section>`;
}

function renderCover(
  { imageUrl, title, location, locationLabel = location, imageCredit }: Article,
  origin: string,
): string {
  if (!imageUrl || !/^(\/(?!\/)|https:\/\/)/.test(imageUrl)) return '';
  const url = escapeMarkup(imageUrl.startsWith('/') ? origin + imageUrl : imageUrl);
  const alt = escapeMarkup(imageCredit ? getPhotoAlt(title, locationLabel) : title);
  const image = `<amp-img class="cover" src="${url}" alt="${alt}" width="800" height="400" layout="responsive"></amp-img>`;
  return imageCredit ? `<figure>${image}<figcaption>${renderCredit(imageCredit)}</figcaption></figure>` : image;
}

/** Styles of AMP pages: the product's palette and typography, in light and dark. AMP allows 75,000 bytes. */
export const AMP_STYLE = `
:root{color-scheme:light dark;--paper:#f9f6ec;--surface:#fffdf8;--ink:#16263a;--soft:#4a5a6c;--line:#ded7c2;
--accent:#a3195b;--on-accent:#fff;--sea:#e3eff5;
--serif:"Alegreya","Iowan Old Style","Palatino Linotype",Georgia,serif;
--sans:"Hanken Grotesk",system-ui,-apple-system,"Segoe UI",sans-serif}
@media (prefers-color-scheme:dark){:root{--paper:#0c1724;--surface:#13202f;--ink:#f0ead9;--soft:#a9b6c3;--line:#2b3c4f;
--accent:#ff8fc0;--on-accent:#33061d;--sea:#10263a}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1.0625rem/1.6 var(--sans);overflow-wrap:break-word}
a{color:var(--accent);text-underline-offset:.18em}
a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.head,.footer{padding:1rem clamp(1rem,4vw,2.5rem);border-color:var(--line)}
.head{border-bottom:1px solid var(--line)}
.footer{border-top:1px solid var(--line);color:var(--soft);font-size:.9375rem}
.brand{font:700 1.3125rem/1.2 var(--serif);color:var(--ink);text-decoration:none}
.page{max-width:44rem;margin:0 auto;padding:2rem 1rem 3rem}
h1,h2,h3,h4,h5,h6{font-family:var(--serif);line-height:1.12;text-wrap:balance}
h1{font-size:clamp(2rem,1.5rem + 2vw,2.75rem);margin:0 0 .5rem}
h2{font-size:1.6875rem;margin:2.5rem 0 .75rem}
h3{font-size:1.3125rem;margin:2rem 0 .5rem}
.metadata{color:var(--soft);margin:0 0 1.5rem}
.metadata span+span::before{content:" · "}
.label{background:var(--sea);border-radius:.75rem;padding:.75rem 1rem;font-size:.9375rem}
p[data-hook]{margin:1.5rem 0;font:italic 400 1.375rem/1.35 var(--serif)}
blockquote{margin:1.5rem 0;padding:.25rem 1.25rem;border-left:3px solid var(--accent)}
dt{font-weight:700}
dd{margin:0 0 .75rem}
table{border-collapse:collapse;width:100%}
th,td{border:1px solid var(--line);padding:.5rem;text-align:left}
amp-img{border-radius:.75rem;background:var(--surface)}
amp-img.cover img{object-fit:cover}
figure{margin:0 0 1.5rem}
figcaption{color:var(--soft);font-size:.8125rem;margin-top:.375rem}
.sources{margin-top:2.5rem;padding-top:1rem;border-top:1px solid var(--line);color:var(--soft);font-size:.9375rem}
.sources h2{font-size:1.3125rem;margin:0 0 .5rem;color:var(--ink)}
.sources ul{margin:0;padding:0;list-style:none}
.sources ol{margin:0;padding:0 0 0 1.5rem}
sup[data-quiet]{display:none}
sup{font-size:.6875rem;line-height:0;margin-left:.15em;white-space:nowrap}
sup a{color:var(--soft);padding:0 .2em;text-decoration:none}
.sources li{margin:0 0 .5rem}
.full-article{display:inline-block;margin-top:2rem;padding:.75rem 1.5rem;border-radius:.75rem;background:var(--accent);
color:var(--on-accent);font-weight:600;text-decoration:none}
`.replaceAll('\n', '');
