import type { Citations } from '@placelore/contracts/content/citations/citations.js';
import { lazy, type MouseEvent, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import styles from './CitationScope.module.css';
import { CitationsContext, type ReportedText } from './citations-context.js';

const CitationPopover = lazy(() => import('./CitationPopover.js'));
const ReportErrorDialog = lazy(() => import('./ReportErrorDialog.js'));

interface CitationScopeProps {
  citations: Citations;
  /** Null when errors cannot be reported. */
  reportedText: ReportedText | null;
  children: ReactNode;
}

/**
 * Opens the source of a sentence when its marker is pressed, for all markers within, also those in HTML. Without scripts
 * a marker leads to the list of sources.
 */
export function CitationScope({ citations, reportedText, children }: CitationScopeProps) {
  const [marker, setMarker] = useState<HTMLElement | null>(null);
  const [report, setReport] = useState<{ sentence: string | null } | null>(null);
  const reportOpener = useRef<HTMLElement>(null);
  const value = useMemo(
    () => ({
      citations,
      canReport: reportedText !== null,
      openReport: (sentence: string | null, opener: HTMLElement) => {
        reportOpener.current = opener;
        setReport({ sentence });
      },
    }),
    [citations, reportedText],
  );
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-sentence]') : null;
    if (!link || !isPlainClick(event) || !event.currentTarget.contains(link)) return;
    event.preventDefault();
    setMarker(link);
  };
  return (
    <CitationsContext value={value}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links within are the controls */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div className={styles.scope} onClick={onClick}>
        {children}
      </div>
      <Suspense>
        {marker && <CitationPopover marker={marker} onClose={() => setMarker(null)} />}
        {report && reportedText && (
          <ReportErrorDialog
            text={reportedText}
            sentence={report.sentence}
            returnFocus={reportOpener}
            onClose={() => setReport(null)}
          />
        )}
      </Suspense>
    </CitationsContext>
  );
}

/** Other buttons and modifier keys open tabs and windows. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
