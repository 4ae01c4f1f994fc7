import { toStorableText } from '@placelore/platform/database/storable-text.js';
import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html';
import { stripTitleHeadings } from './article-text.js';

const HEADING_TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const TEXT_TAGS = [
  'p',
  'br',
  'hr',
  'blockquote',
  'pre',
  'strong',
  'em',
  'b',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'small',
  'mark',
];
const LIST_TAGS = ['ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const TABLE_TAGS = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const IMAGE_TAGS = ['figure', 'figcaption', 'img'];

/** Size in pixels of a stored photo, used for images that state none. */
const DEFAULT_IMAGE_SIZE: ImageSize = { width: '1200', height: '800' };
/**
 * Maximum nesting depth; of deeper elements, only the text is kept. The sanitizer's work grows with the square of the
 * depth.
 */
const MAX_NESTING_DEPTH = 40;

interface ImageSize {
  width: string;
  height: string;
}

/**
 * Returns HTML as it is stored and shown:
 * - tags and attributes of an allowlist, without scripts, styles, frames and forms
 * - headings from level two on (the title is level one), without skipping a level; a first heading that repeats the
 *   title is dropped
 * - links to other hosts with `rel="noopener nofollow"`
 * - images of our own storage only, loaded lazily, with dimensions
 *
 * The function is idempotent.
 * @param title the article's title, as plain text
 */
export function cleanArticleHtml(html: string, title: string): string {
  return stripTitleHeadings(sanitize(html), title).trim();
}

function sanitize(html: string): string {
  return sanitizeHtml(toStorableText(html), {
    allowedTags: [...HEADING_TAGS, ...TEXT_TAGS, ...LIST_TAGS, ...TABLE_TAGS, ...IMAGE_TAGS, 'a'],
    allowedAttributes: {
      a: ['href', 'rel', 'title'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nestingLimit: MAX_NESTING_DEPTH,
    transformTags: { ...createHeadingTransforms(), a: transformLink, img: transformImage },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  });
}

/** Limits each heading to one level below the previous heading; the title is level one. */
function createHeadingTransforms(): Record<string, () => Tag> {
  let lastLevel = 1;
  const headings = HEADING_TAGS.map((tag, index): [string, () => Tag] => [
    tag,
    () => {
      lastLevel = Math.min(Math.max(index + 1, 2), lastLevel + 1);
      return { tagName: `h${lastLevel}`, attribs: {} };
    },
  ]);
  return Object.fromEntries(headings);
}

function transformLink(_tag: string, { href: rawHref = '', title }: Attributes): Tag {
  const href = rawHref.trim();
  const isExternal = /^https?:/i.test(href);
  // Browsers read a backslash as a slash, so either leads to another host without a scheme.
  if (/^[\\/]{2}/.test(href.replace(/\s/g, ''))) return { tagName: 'a', attribs: {} };
  return {
    tagName: 'a',
    attribs: { ...(href && { href }), ...(title && { title }), ...(isExternal && { rel: 'noopener nofollow' }) },
  };
}

function transformImage(_tag: string, { src = '', alt = '', ...size }: Attributes): Tag {
  if (!isOwnImage(src)) return { tagName: 'img', attribs: {} };
  return {
    tagName: 'img',
    attribs: { src, alt, ...parseImageSize(size, DEFAULT_IMAGE_SIZE), loading: 'lazy', decoding: 'async' },
  };
}

/** Whether a URL belongs to our own storage. Images of other hosts would reveal to them who reads which article. */
export const isOwnImage = (src: string): boolean => /^\/objects\/[\w./-]+$/.test(src) && !src.includes('..');

/** Returns the stated dimensions in pixels, or the fallback. */
export function parseImageSize({ width = '', height = '' }: Attributes, fallback: ImageSize): ImageSize {
  const isSize = (value: string) => /^[1-9]\d{0,3}$/.test(value);
  return isSize(width) && isSize(height) ? { width, height } : fallback;
}

/** Returns the text of HTML without markup; each run of white space becomes one space. */
export function extractText(html: string): string {
  const spaced = html.replace(/<\/(p|h[1-6]|li|dt|dd|td|th|tr|figcaption|blockquote|pre)>|<br\s*\/?>/gi, '$& ');
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
