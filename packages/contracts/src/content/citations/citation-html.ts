import { formatLongDate } from '../../core/long-date.js';
import { escapeMarkup } from '../../core/markup.js';
import { getEdition, getLicenseLabel, getSourceUrl } from '../../places/sources/source-credit.js';
import type { GradedSentence } from '../cited-texts.js';
import {
  type Citations,
  GENERAL_ANCHOR,
  GENERAL_MARKER,
  GENERAL_NOTE,
  getSourceAnchor,
  hasGeneralSentences,
  isMarkedByNext,
  listMarkers,
} from './citations.js';
import { keepUnitsInHtml } from './keep-units.js';
import { markHtml } from './mark-html.js';

/**
 * Adds markers to sanitized HTML. A sourced sentence is followed by the numbers of its sources, which link to the list
 * of sources without scripts. A general sentence is followed by `~`, which links to its explanation. Markers that the
 * next sentence repeats are quiet: pages show them only on request, and other pages do without. Quantities get no-break
 * spaces.
 * @param pageUrl URL of the page with the list; empty for the page itself
 */
export function renderMarkedHtml(html: string, citations: Citations, pageUrl = ''): string {
  const { verification } = citations;
  const { sentences } = verification ?? { sentences: [] };
  return keepUnitsInHtml(markHtml(html, sentences, (...of) => renderMarkers(...of, citations, pageUrl)));
}

function renderMarkers(
  sentence: GradedSentence,
  next: GradedSentence | null,
  citations: Citations,
  pageUrl: string,
): string {
  const index = citations.verification?.sentences.indexOf(sentence) ?? -1;
  const markers = listMarkers(sentence, citations);
  const isQuiet = isMarkedByNext(markers, next, citations);
  if (markers.length === 0 || (isQuiet && pageUrl !== '')) return '';
  const links = markers.map(
    ({ anchor, name, text }) =>
      `<a href="${escapeMarkup(pageUrl)}#${anchor}" role="doc-noteref" aria-label="${name}" data-sentence="${index}">${text}</a>`,
  );
  return `<sup${isQuiet ? ' data-quiet' : ''}>${links.join('')}</sup>`;
}

/**
 * Renders the numbered list of sources with their licenses, as the licenses require; empty without sources and markers.
 */
export function renderSourceList(citations: Citations): string {
  const { sources, verification } = citations;
  const hasNote = hasGeneralSentences(verification);
  if (sources.length === 0 && !hasNote) return '';
  const items = sources.map((source, index) => {
    const { name, authors, license, retrievedAt } = source;
    const url = getSourceUrl(source);
    const parts = [
      url ? renderLink(url, name) : escapeMarkup(name),
      ...(authors && authors !== name ? [escapeMarkup(authors)] : []),
      renderLink(license.url, getLicenseLabel(license)),
      getEdition(source) ?? `retrieved ${formatLongDate(retrievedAt)}`,
    ];
    return `<li id="${getSourceAnchor(index + 1)}">${parts.join(' · ')}</li>`;
  });
  return (
    '<section class="sources"><h2>Sources</h2>' +
    (items.length > 0 ? `<ol>${items.join('')}</ol>` : '') +
    (hasNote ? `<p id="${GENERAL_ANCHOR}">${GENERAL_MARKER} ${GENERAL_NOTE}</p>` : '') +
    '</section>'
  );
}

const renderLink = (url: string, text: string) => `<a href="${escapeMarkup(url)}">${escapeMarkup(text)}</a>`;
