import {
  GENERAL_ANCHOR,
  GENERAL_MARKER,
  GENERAL_NOTE,
  getSourceAnchor,
  hasGeneralSentences,
} from '@placelore/contracts/content/citations/citations.js';
import type { TextVerification } from '@placelore/contracts/content/cited-texts.js';
import type { FactSource } from '@placelore/contracts/places/facts.js';
import { getEdition, getLicenseLabel, getSourceUrl } from '@placelore/contracts/places/sources/source-credit.js';
import { useId } from 'react';
import { FormattedDate } from '../format/FormattedDate.js';
import { STRINGS } from '../strings.js';
import styles from './SourceList.module.css';

interface SourceListProps {
  /** Sources, in the order of their numbers. */
  sources: readonly FactSource[];
  /** Grades of the text's sentences. If some are general, the list explains their marker. */
  verification?: TextVerification | null;
  /** Heading level of the title. */
  heading?: 'h2' | 'h3';
}

/**
 * Numbered sources of a text, with the credits that their licenses require. Renders nothing without sources and
 * markers.
 */
export function SourceList({ sources, verification = null, heading: Heading = 'h2' }: SourceListProps) {
  const id = useId();
  const hasNote = hasGeneralSentences(verification);
  if (sources.length === 0 && !hasNote) return null;
  return (
    <section className={styles.sources} aria-labelledby={id}>
      <Heading id={id}>{STRINGS.sources.title}</Heading>
      {sources.length > 0 && (
        <ol>
          {sources.map((source, index) => (
            <li key={source.id} id={getSourceAnchor(index + 1)}>
              <SourceCredit source={source} />
            </li>
          ))}
        </ol>
      )}
      {hasNote && (
        <p id={GENERAL_ANCHOR} className={styles.note}>
          {GENERAL_MARKER} {GENERAL_NOTE}
        </p>
      )}
    </section>
  );
}

/** Name of a source with its authors, license, and version or date. */
export function SourceCredit({ source }: { source: FactSource }) {
  const { name, authors, license, retrievedAt } = source;
  const url = getSourceUrl(source);
  return (
    <>
      <span className={styles.name}>{url ? <ExternalLink url={url}>{name}</ExternalLink> : name}</span>
      <span className={styles.credit}>
        {authors && authors !== name && <span>{authors}</span>}
        <span>
          <ExternalLink url={license.url}>{getLicenseLabel(license)}</ExternalLink>
        </span>
        <span>
          {getEdition(source) ?? (
            <>
              {STRINGS.sources.retrieved} <FormattedDate iso={retrievedAt} />
            </>
          )}
        </span>
      </span>
    </>
  );
}

const ExternalLink = ({ url, children }: { url: string; children: string }) => (
  <a href={url} rel="noopener nofollow">
    {children}
  </a>
);
