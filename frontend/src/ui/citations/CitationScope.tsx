import type { Citations } from '@placelore/contracts/content/citations/citations.js';
import { lazy, type MouseEvent, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { isPlainClick } from '../../lib/browser/is-plain-click.js';
import styles from './CitationScope.module.css';
import { CitationsContext, type ReportedText } from './citations-context.js';

const CitationOverlays = lazy(() => import('./CitationOverlays.js'));

interface CitationScopeProps {
  citations: Citations;
  /** Null if errors cannot be reported. */
  reportedText: ReportedText | null;
  children: ReactNode;
}

/**
 * Opens the source of a sentence when its marker is pressed, for all markers within, including those in HTML. Without
 * scripts, a marker links to the list of sources.
 */
export function CitationScope({ citations, reportedText, children }: CitationScopeProps) {
  const [marker, setMarker] = useState<HTMLElement | null>(null);
  const [report, setReport] = useState<{ sentence: string | null } | null>(null);
  const reportOpener = useRef<HTMLElement>(null);
  const [areNumbersShown, setAreNumbersShown] = useState(false);
  const hasSingleSource = citations.verification !== null && citations.sources.length === 1;
  const value = useMemo(
    () => ({
      citations,
      canReport: reportedText !== null,
      openReport: (sentence: string | null, opener: HTMLElement) => {
        reportOpener.current = opener;
        setReport({ sentence });
      },
      numbers: hasSingleSource
        ? { areShown: areNumbersShown, toggle: () => setAreNumbersShown(!areNumbersShown) }
        : null,
    }),
    [citations, reportedText, hasSingleSource, areNumbersShown],
  );
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-sentence]') : null;
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    setMarker(link);
  };
  return (
    <CitationsContext value={value}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links within are the controls */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div
        className={styles.scope}
        data-numbers={hasSingleSource ? (areNumbersShown ? 'shown' : 'hidden') : undefined}
        onClick={onClick}
      >
        {children}
      </div>
      {(marker || report) && (
        <Suspense>
          <CitationOverlays
            marker={marker}
            onCloseSource={() => setMarker(null)}
            text={reportedText}
            report={report}
            reportOpener={reportOpener}
            onCloseReport={() => setReport(null)}
          />
        </Suspense>
      )}
    </CitationsContext>
  );
}
