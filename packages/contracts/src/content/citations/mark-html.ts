import type { GradedSentence } from '../cited-texts.js';
import { findNextSentence, type MarkedPart, markSentencesByLength, sortByLength } from './mark-sentences.js';

/** Elements that are part of a line of text; all others begin or end a block. */
const INLINE_TAG = /^(a|strong|em|[bius]|sub|sup|small|mark|span|bdi|cite)$/;
/** Elements in which sentences are not marked. */
const SKIPPED_TAG = /^(h[1-6]|figcaption|pre)$/;

const TOKEN = /<[^>]*>|[^<]+/g;
const TAG = /^<(\/?)([a-z][\w-]*)/i;
/** The character references that sanitized HTML contains, besides those of attributes. */
const REFERENCES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const REFERENCE = /&(amp|lt|gt|quot|#39);/g;

/** @param next graded sentence that follows in the same block; null for none */
type RenderMarker = (sentence: GradedSentence, next: GradedSentence | null) => string;

/** Text or tag of a document. */
interface Token {
  html: string;
  /** Name of the element in lower case; null for text. */
  tag: string | null;
  isClosing: boolean;
}

/**
 * Inserts a marker after every graded sentence of sanitized HTML. A sentence may contain inline elements. Markers are
 * never inside a link.
 * @param renderMarker returns the HTML of the marker; empty for none
 */
export function markHtml(html: string, sentences: readonly GradedSentence[], renderMarker: RenderMarker): string {
  if (sentences.length === 0) return html;
  const byLength = sortByLength(sentences);
  return splitIntoBlocks(toTokens(html))
    .map((block) => (isSkipped(block) ? joinTokens(block.tokens) : markBlock(block.tokens, byLength, renderMarker)))
    .join('');
}

/** Returns the parts of the texts of all blocks, in order. */
export function listMarkedParts(html: string, sentences: readonly GradedSentence[]): MarkedPart[] {
  const byLength = sortByLength(sentences);
  return splitIntoBlocks(toTokens(html))
    .filter((block) => !isSkipped(block))
    .flatMap(({ tokens }) => markSentencesByLength(getText(tokens), byLength));
}

function toTokens(html: string): Token[] {
  return Array.from(html.matchAll(TOKEN), ([token]) => {
    const [, slash, name] = TAG.exec(token) ?? [];
    const isTag = token.startsWith('<');
    return { html: token, tag: isTag ? (name ?? '').toLowerCase() : null, isClosing: slash === '/' };
  });
}

/** Tokens of one block of text, with the element that contains it. */
interface Block {
  tokens: Token[];
  parent: string;
}

const isSkipped = ({ parent }: Block): boolean => SKIPPED_TAG.test(parent);

/** Splits tokens at each block tag. Such a tag is a separate block. */
function splitIntoBlocks(tokens: readonly Token[]): Block[] {
  const blocks: Block[] = [];
  let current: Block = { tokens: [], parent: '' };
  for (const token of tokens) {
    if (token.tag === null || INLINE_TAG.test(token.tag)) {
      current.tokens.push(token);
      continue;
    }
    blocks.push(current, { tokens: [token], parent: '' });
    current = { tokens: [], parent: token.isClosing ? '' : token.tag };
  }
  return [...blocks, current];
}

const joinTokens = (tokens: readonly Token[]): string => tokens.map(({ html }) => html).join('');

const getText = (tokens: readonly Token[]): string =>
  tokens.map(({ html, tag }) => (tag === null ? decodeCharacters(html) : '')).join('');

function markBlock(tokens: readonly Token[], sentences: readonly GradedSentence[], renderMarker: RenderMarker): string {
  const ends = findSentenceEnds(getText(tokens), sentences);
  if (ends.length === 0) return joinTokens(tokens);
  const output: string[] = [];
  let offset = 0;
  let linkDepth = 0;
  // A closing tag comes before the marker, so that the marker is not emphasized.
  const flush = (before: number) => {
    while (linkDepth === 0 && ends[0] !== undefined && ends[0].offset <= before) {
      const { sentence, next } = ends.shift()!;
      output.push(renderMarker(sentence, next));
    }
  };
  for (const token of tokens) {
    if (token.tag === null) {
      const end = offset + decodeCharacters(token.html).length;
      let rest = token.html;
      // Sentences that end within the text. One that ends at its end may be followed by a closing tag.
      while (linkDepth === 0 && ends[0] !== undefined && ends[0].offset < end) {
        const length = measureHtml(rest, Math.max(0, ends[0].offset - offset));
        output.push(rest.slice(0, length));
        rest = rest.slice(length);
        offset = Math.max(offset, ends[0].offset);
        flush(offset);
      }
      output.push(rest);
      offset = end;
      continue;
    }
    if (!token.isClosing) flush(offset);
    if (token.tag === 'a') linkDepth = Math.max(0, linkDepth + (token.isClosing ? -1 : 1));
    output.push(token.html);
  }
  linkDepth = 0;
  flush(offset);
  return output.join('');
}

interface SentenceEnd {
  /** Position in the text after the sentence, in UTF-16 units. */
  offset: number;
  sentence: GradedSentence;
  next: GradedSentence | null;
}

function findSentenceEnds(text: string, sentences: readonly GradedSentence[]): SentenceEnd[] {
  let offset = 0;
  return markSentencesByLength(text, sentences).flatMap(({ text: { length }, sentence }, index, parts) => {
    offset += length;
    return sentence === null ? [] : [{ offset, sentence, next: findNextSentence(parts, index) }];
  });
}

/** Returns the length of the HTML whose decoded text has a number of UTF-16 units. */
function measureHtml(html: string, decodedLength: number): number {
  let length = decodedLength;
  // Each reference stands for one unit.
  for (const { index, 0: reference } of html.matchAll(REFERENCE)) {
    if (index >= length) break;
    length += reference.length - 1;
  }
  return length;
}

const decodeCharacters = (html: string): string => html.replace(REFERENCE, (_, name: string) => REFERENCES[name]!);
