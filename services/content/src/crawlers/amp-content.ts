import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html';
import { isOwnPicture, sizeOf } from '../articles/article-html.js';

const BLOCKS = ['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'figure', 'figcaption'];
const INLINE = ['a', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark'];
const LISTS = ['ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
/** The AMP forms of pictures and frames. */
const COMPONENTS = ['amp-img', 'amp-iframe'];

/** What becomes a component, or is left out, by the names it can come under. */
const MEDIA = ['img', 'iframe', ...COMPONENTS];

/** Pixels of a picture or frame that states no size of its own. */
const STANDARD = { width: '800', height: '600' };

/** An article's content as AMP allows it. */
export interface AmpContent {
  html: string;
  /** Whether the component for frames is to be loaded. */
  hasFrames: boolean;
}

/**
 * Content as AMP: pictures become `amp-img`, frames of other sites `amp-iframe`; scripts, inline styles, event handlers
 * and whatever else is not in the list of what may be are left out. Addresses become whole, since caches show the
 * document from hosts of their own.
 * @param origin of the installation
 */
export function ampContent(html: string, origin: string): AmpContent {
  const clean = sanitizeHtml(html, {
    allowedTags: [...BLOCKS, ...INLINE, ...LISTS, ...TABLES, ...COMPONENTS],
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
      // The title of the document is the only one of its level.
      h1: 'h2',
      a: (_tag, attributes) => link(attributes, origin),
      img: (_tag, attributes) => picture(attributes, origin),
      iframe: (_tag, attributes) => frame(attributes, origin),
      // What claims to be a component already has not come this way.
      'amp-img': dropped,
      'amp-iframe': dropped,
    },
    exclusiveFilter: ({ tag, attribs }) => MEDIA.includes(tag) && !attribs.src,
  });
  return { html: clean, hasFrames: clean.includes('<amp-iframe ') };
}

const dropped = (tagName: string): Tag => ({ tagName, attribs: {} });

function link({ href, ...attributes }: Attributes, origin: string): Tag {
  // Two slashes would lead to another host; such a link loses its address.
  const whole = href && /^\/(?![\\/])/.test(href) ? origin + href : href;
  return { tagName: 'a', attribs: { ...attributes, ...(whole && { href: whole }) } };
}

function picture({ src = '', alt = '', ...size }: Attributes, origin: string): Tag {
  if (!isOwnPicture(src)) return dropped('amp-img');
  return { tagName: 'amp-img', attribs: { src: origin + src, alt, ...sizeOf(size, STANDARD), layout: 'responsive' } };
}

/** Frames run what they hold, so only those of other hosts, in a sandbox and without our origin. */
function frame({ src = '', title = '', ...size }: Attributes, origin: string): Tag {
  const url = URL.canParse(src) ? new URL(src) : null;
  if (url?.protocol !== 'https:' || url.origin === origin) return dropped('amp-iframe');
  const attribs = {
    src: url.href,
    ...(title && { title }),
    ...sizeOf(size, STANDARD),
    layout: 'responsive',
    sandbox: 'allow-scripts allow-popups',
    frameborder: '0',
  };
  return { tagName: 'amp-iframe', attribs };
}
