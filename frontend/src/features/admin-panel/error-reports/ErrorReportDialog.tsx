import { ERROR_REPORT_LIMITS, type ErrorReport, errorReports } from '@placelore/contracts/content/error-reports.js';
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { call } from '../../../lib/api/api.js';
import { getUserMessage } from '../../../lib/api/http-error.js';
import { invalidate } from '../../../lib/cache/server-state.js';
import { useFormatters } from '../../../lib/format/formatters.js';
import { showToast } from '../../../ui/feedback/toasts.js';
import { Button } from '../../../ui/form/Button.js';
import { CharacterCountHint } from '../../../ui/form/CharacterCountHint.js';
import { TextArea } from '../../../ui/form/TextArea.js';
import { FormattedDateTime } from '../../../ui/format/FormattedDateTime.js';
import { Link } from '../../../ui/navigation/Link.js';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import { UnsavedChangesGuard } from '../../../ui/overlay/UnsavedChangesGuard.js';
import { SourceCredit } from '../../../ui/sources/SourceList.js';
import styles from './ErrorReportDialog.module.css';
import { CHANGED_TAGS, getEditorPath } from './report-paths.js';
import { STRINGS } from './strings.js';

interface ErrorReportDialogProps {
  report: ErrorReport;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** A report with the facts that its sentence cites. An open report can be resolved here. */
export function ErrorReportDialog({ report, onClose, returnFocus }: ErrorReportDialogProps) {
  const [note, setNote] = useState('');
  const hasNote = note.trim() !== '';
  const [isConfirming, setConfirming] = useState(false);
  const focused = useRef<HTMLElement | null>(null);
  const close = () => {
    if (!hasNote) return onClose();
    focused.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setConfirming(true);
  };
  return (
    <Dialog
      title={report.subjectName}
      description={STRINGS.types[report.subjectType]}
      size="wide"
      onClose={close}
      returnFocus={returnFocus}
    >
      <div className={styles.report}>
        <ReportDetails report={report} />
        <CitedFacts report={report} />
        {report.status === 'open' && <ResolveForm report={report} note={note} onNote={setNote} onClosed={onClose} />}
      </div>
      {isConfirming && (
        <ConfirmDialog
          title={STRINGS.dialog.leave.title}
          description={STRINGS.dialog.leave.description}
          cancel={STRINGS.dialog.leave.stay}
          confirm={STRINGS.dialog.leave.leave}
          variant="danger"
          returnFocus={focused}
          onCancel={() => setConfirming(false)}
          onConfirm={onClose}
        />
      )}
      <UnsavedChangesGuard hasChanges={hasNote} strings={STRINGS.dialog.leave} />
    </Dialog>
  );
}

function ReportDetails({ report }: { report: ErrorReport }) {
  const { sentence, comment, status, createdAt, closedAt, resolution } = report;
  const details: [string, ReactNode][] = [
    [STRINGS.sentence, sentence || STRINGS.wholeText],
    [STRINGS.comment, comment],
    [STRINGS.status, STRINGS.statuses[status]],
    [STRINGS.reported, <FormattedDateTime key="reported" iso={createdAt} />],
    ...(closedAt === null
      ? []
      : [[STRINGS.dialog.closed, <FormattedDateTime key="closed" iso={closedAt} />] as [string, ReactNode]]),
    ...(resolution === null ? [] : [[STRINGS.dialog.resolution, resolution] as [string, ReactNode]]),
  ];
  return (
    <dl className={styles.details}>
      {details.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function CitedFacts({ report: { sentence, citedFacts, sources } }: { report: ErrorReport }) {
  if (sentence === '') return null;
  return (
    <section className={styles.facts}>
      <h3>{STRINGS.dialog.facts}</h3>
      {citedFacts.length === 0 && <p>{STRINGS.dialog.noFacts}</p>}
      {citedFacts.map(({ id, statement, language, sourceId }) => {
        const source = sources.find((candidate) => candidate.id === sourceId);
        return (
          <div key={id}>
            <blockquote lang={language}>{statement}</blockquote>
            {source && (
              <p className={styles.credit}>
                <SourceCredit source={source} />
              </p>
            )}
          </div>
        );
      })}
    </section>
  );
}

interface ResolveFormProps {
  report: ErrorReport;
  note: string;
  onNote: (note: string) => void;
  onClosed: () => void;
}

function ResolveForm({ report, note, onNote, onClosed }: ResolveFormProps) {
  const { formatCount } = useFormatters();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const editorPath = getEditorPath(report);
  const isTooLong = note.trim().length > ERROR_REPORT_LIMITS.note;
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || isTooLong) return;
    setIsSending(true);
    setFailure(null);
    try {
      const { correction } = await call(errorReports.resolve, { id: report.id, correction: note });
      showToast({
        title: STRINGS.dialog.resolved,
        description: correction ? STRINGS.dialog.resolvedHint : report.subjectName,
      });
      onClosed();
      await Promise.all(CHANGED_TAGS.map((tag) => invalidate(tag)));
    } catch (error) {
      setFailure(getUserMessage(error, STRINGS.dialog.failed));
      setIsSending(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void onSubmit(event)}>
      <TextArea
        label={STRINGS.dialog.note}
        rows={2}
        value={note}
        placeholder={STRINGS.dialog.noteExample}
        error={isTooLong ? STRINGS.dialog.tooLong : undefined}
        hint={
          <CharacterCountHint hint={getNoteHint(report)} isAllowed={!isTooLong}>
            {STRINGS.dialog.characters(formatCount(note.trim().length), formatCount(ERROR_REPORT_LIMITS.note))}
          </CharacterCountHint>
        }
        onChange={(event) => onNote(event.target.value)}
      />
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div className={styles.buttons}>
        {editorPath && (
          <Button asChild variant="secondary">
            <Link to={editorPath}>{STRINGS.edit}</Link>
          </Button>
        )}
        <Button type="submit" aria-disabled={isSending || isTooLong || undefined}>
          {STRINGS.dialog.resolve}
        </Button>
      </div>
    </form>
  );
}

function getNoteHint({ subjectType, articleId }: ErrorReport): string {
  if (articleId !== null) return STRINGS.dialog.noteHint;
  return subjectType === 'article' ? STRINGS.dialog.noteHintForDeleted : STRINGS.dialog.noteHintWithoutArticle;
}
