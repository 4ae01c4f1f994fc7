import type { RefObject } from 'react';
import { CitationPopover } from './CitationPopover.js';
import type { ReportedText } from './citations-context.js';
import { ReportErrorDialog } from './ReportErrorDialog.js';

interface CitationOverlaysProps {
  /** Pressed marker; null while no source is open. */
  marker: HTMLElement | null;
  onCloseSource: () => void;
  text: ReportedText | null;
  /** Report that is being written, if any. */
  report: { sentence: string | null } | null;
  reportOpener: RefObject<HTMLElement | null>;
  onCloseReport: () => void;
}

/**
 * The source of a sentence and the dialog for reports. They share one script, because the first leads to the second.
 */
export default function CitationOverlays(props: CitationOverlaysProps) {
  const { marker, onCloseSource, text, report, reportOpener, onCloseReport } = props;
  return (
    <>
      {marker && <CitationPopover marker={marker} onClose={onCloseSource} />}
      {report && text && (
        <ReportErrorDialog text={text} sentence={report.sentence} returnFocus={reportOpener} onClose={onCloseReport} />
      )}
    </>
  );
}
