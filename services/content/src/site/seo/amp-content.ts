import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html';
import { isOwnImage, parseImageSize } from '../../articles/core/article-html.js';

const BLOCK_TAGS = ['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'figure', 'figcaption'];
const INLINE_TAGS = ['a', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark'];
const LIST_TAGS = ['ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const TABLE_TAGS = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
/** AMP elements for images and frames. */
const AMP_COMPONENTS = ['amp-img', 'amp-iframe'];

/** Elements that are converted to a component or removed. */
const MEDIA_TAGS = ['img', 'iframe', ...AMP_COMPONENTS];

/** Default size in pixels of an image or frame. */
const DEFAULT_SIZE = { width: '800', height: '600' };

/** Content of an article as AMP allows it. */
export interface AmpContent {
  html: string;
  /** Whether the document must load the component for frames. */
  hasFrames: boolean;
}

/**
 * Converts content to AMP. Images become `amp-img`, and frames of other sites `amp-iframe`. Scripts, inline styles,
 * event handlers and everything else that is not on the allowlist are removed. URLs become absolute, because caches
 * serve the document from other hosts.
 * @param origin of the installation
 */
export function toAmpContent(html: string, origin: string): AmpContent {
  const clean = sanitizeHtml(html, {
    allowedTags: [...BLOCK_TAGS, ...INLINE_TAGS, ...LIST_TAGS, ...TABLE_TAGS, ...AMP_COMPONENTS],
    allowedAttributes: {
      a: ['href', 'rel', 'title'],
      'amp-img': ['src', 'alt', 'width', 'height', 'layout'],
      'amp-iframe': ['src', 'title', 'width', 'height', 'layout', 'sandbox', 'frameborder'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      // The document's title is its only heading of level one.
      h1: 'h2',
      a: (_tag, attributes) => transformLink(attributes, origin),
      img: (_tag, attributes) => transformImage(attributes, origin),
      iframe: (_tag, attributes) => transformFrame(attributes, origin),
      // Components that are already in the content were not made by this conversion, so they are removed.
      'amp-img': emptyTag,
      'amp-iframe': emptyTag,
    },
    exclusiveFilter: ({ tag, attribs }) => MEDIA_TAGS.includes(tag) && !attribs.src,
  });
  return { html: clean, hasFrames: clean.includes('<amp-iframe ') };
}

const emptyTag = (tagName: string): Tag => ({ tagName, attribs: {} });

function transformLink({ href, ...attributes }: Attributes, origin: string): Tag {
  // Two slashes would lead to another host, so such a link loses its URL.
  const absoluteHref = href && /^\/(?![\\/])/.test(href) ? origin + href : href;
  return { tagName: 'a', attribs: { ...attributes, ...(absoluteHref && { href: absoluteHref }) } };
}

function transformImage({ src = '', alt = '', ...size }: Attributes, origin: string): Tag {
  if (!isOwnImage(src)) return emptyTag('amp-img');
  return {
    tagName: 'amp-img',
    attribs: { src: origin + src, alt, ...parseImageSize(size, DEFAULT_SIZE), layout: 'responsive' },
  };
}

/**
 * Converts a frame. Frames execute their content, so only those of other hosts are allowed, in a sandbox that excludes
 * our origin.
 */
function transformFrame({ src = '', title = '', ...size }: Attributes, origin: string): Tag {
  const url = URL.canParse(src) ? new URL(src) : null;
  if (url?.protocol !== 'https:' || url.origin === origin) return emptyTag('amp-iframe');
  const attribs = {
    src: url.href,
    ...(title && { title }),
    ...parseImageSize(size, DEFAULT_SIZE),
    layout: 'responsive',
    sandbox: 'allow-scripts allow-popups',
    frameborder: '0',
  };
  return { tagName: 'amp-iframe', attribs };
}
