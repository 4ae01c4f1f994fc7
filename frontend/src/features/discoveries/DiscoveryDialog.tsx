import type { Discovery } from '@placelore/contracts/discoveries.js';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { widthsOf } from '../../lib/pictures.js';
import { Badge } from '../../ui/Badge.js';
import { Chart } from '../../ui/chart/Chart.js';
import { Day } from '../../ui/Day.js';
import { Dialog } from '../../ui/Dialog.js';
import { SafeImage } from '../../ui/SafeImage.js';
import styles from './DiscoveryDialog.module.css';
import { TEXTS } from './texts.js';

/** Pixels of a photo. */
const PHOTO = { width: 1200, height: 800 };
/** It is as wide as the dialog. */
const SHOWN = '(min-width: 48rem) 46rem, 96vw';

interface DiscoveryDialogProps {
  discovery: Discovery;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** A discovery read again. */
export default function DiscoveryDialog({ discovery, onClose, returnFocus }: DiscoveryDialogProps) {
  return (
    <Dialog title={discovery.title} plain size="wide" onClose={onClose} returnFocus={returnFocus}>
      <article className={styles.discovery}>
        <SafeImage
          sources={[discovery.imageUrl, discovery.thumbnailUrl]}
          alt={TEXTS.photo(discovery.title)}
          className={styles.photo}
          size={PHOTO}
          widths={widthsOf(discovery, SHOWN)}
          fallback={
            <div className={styles.noPhoto}>
              <Chart />
            </div>
          }
        />
        <div className={styles.body}>
          <p className={styles.badges}>
            <Badge tone="accent">{discovery.category}</Badge>
            <Badge>{discovery.isPublic ? TEXTS.public : TEXTS.private}</Badge>
          </p>
          <h2>{discovery.title}</h2>
          <p className={styles.location}>
            <em>{discovery.location}</em>
            <span>
              {TEXTS.discoveredOn} <Day iso={discovery.createdAt} />
            </span>
          </p>
          <p className={styles.lead}>{discovery.description}</p>
          {discovery.culturalInfo && (
            <section>
              <h3>{TEXTS.significance}</h3>
              <p>{discovery.culturalInfo}</p>
            </section>
          )}
          {discovery.facts.length > 0 && (
            <section>
              <h3>{TEXTS.facts}</h3>
              <ul>
                {discovery.facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            </section>
          )}
          {discovery.articleSlug !== null && (
            <p>
              <Link to={`/articles/${discovery.articleSlug}`}>{TEXTS.article}</Link>
            </p>
          )}
        </div>
      </article>
    </Dialog>
  );
}
