import type { FactSource } from '@placelore/contracts/places/facts.js';
import { getBundledVersion, getSourceUrl } from '@placelore/contracts/places/sources/source-credit.js';
import { useId } from 'react';
import { FormattedDate } from '../format/FormattedDate.js';
import { STRINGS } from '../strings.js';
import styles from './SourceList.module.css';

interface SourceListProps {
  sources: readonly FactSource[];
  /** Heading level of the title. */
  heading?: 'h2' | 'h3';
}

/** Sources of a text with their licenses, as these ask for; nothing without sources. */
export function SourceList({ sources, heading: Heading = 'h2' }: SourceListProps) {
  const id = useId();
  if (sources.length === 0) return null;
  return (
    <section className={styles.sources} aria-labelledby={id}>
      <Heading id={id}>{STRINGS.sources.title}</Heading>
      <ul>
        {sources.map((source) => (
          <SourceItem key={source.id} source={source} />
        ))}
      </ul>
    </section>
  );
}

function SourceItem({ source }: { source: FactSource }) {
  const { name, authors, license, retrievedAt } = source;
  const url = getSourceUrl(source);
  const version = getBundledVersion(source);
  return (
    <li>
      <span className={styles.name}>{url ? <ExternalLink url={url}>{name}</ExternalLink> : name}</span>
      <span className={styles.credit}>
        {authors && authors !== name && <span>{authors}</span>}
        <span>
          <ExternalLink url={license.url}>{license.name}</ExternalLink>
        </span>
        <span>
          {version ? (
            STRINGS.sources.version(version)
          ) : (
            <>
              {STRINGS.sources.retrieved} <FormattedDate iso={retrievedAt} />
            </>
          )}
        </span>
      </span>
    </li>
  );
}

const ExternalLink = ({ url, children }: { url: string; children: string }) => (
  <a href={url} rel="noopener nofollow">
    {children}
  </a>
);
