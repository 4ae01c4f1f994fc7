import { ERROR_REPORT_LIMITS, errorReports } from '@placelore/contracts/content/error-reports.js';
import { type FormEvent, type RefObject, useId, useState } from 'react';
import { call } from '../../lib/api/api.js';
import { getUserMessage } from '../../lib/api/http-error.js';
import { useFormatters } from '../../lib/format/formatters.js';
import { showToast } from '../feedback/toasts.js';
import { Button } from '../form/Button.js';
import { CharacterCountHint } from '../form/CharacterCountHint.js';
import { TextArea } from '../form/TextArea.js';
import { Dialog } from '../overlay/Dialog.js';
import type { ReportedText } from './citations-context.js';
import { DIALOG_STRINGS as TEXTS } from './dialog-strings.js';
import styles from './ReportErrorDialog.module.css';

interface ReportErrorDialogProps {
  text: ReportedText;
  /** Sentence of the report; null if the reader has to enter it. */
  sentence: string | null;
  returnFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Asks what is wrong, and sends the answer to the editors. */
export function ReportErrorDialog({ text, sentence, returnFocus, onClose }: ReportErrorDialogProps) {
  const { formatCount } = useFormatters();
  const [namedSentence, setNamedSentence] = useState('');
  const [comment, setComment] = useState('');
  const { isSending, failure, errors, send } = useSending(text, onClose);
  const errorId = useId();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send(sentence ?? namedSentence, comment);
  };
  return (
    <Dialog title={TEXTS.title} description={TEXTS.description} onClose={onClose} returnFocus={returnFocus}>
      <form className={styles.form} onSubmit={onSubmit} noValidate aria-describedby={failure ? errorId : undefined}>
        {sentence === null ? (
          <TextArea
            label={TEXTS.sentence}
            hint={TEXTS.sentenceHint}
            rows={2}
            value={namedSentence}
            error={errors.sentence}
            onChange={(event) => setNamedSentence(event.target.value)}
          />
        ) : (
          <blockquote className={styles.sentence}>{sentence}</blockquote>
        )}
        <TextArea
          label={TEXTS.comment}
          rows={4}
          value={comment}
          error={errors.comment}
          hint={
            <CharacterCountHint hint={TEXTS.commentHint} isAllowed={comment.length <= ERROR_REPORT_LIMITS.comment}>
              {TEXTS.count(formatCount(comment.length), formatCount(ERROR_REPORT_LIMITS.comment))}
            </CharacterCountHint>
          }
          onChange={(event) => setComment(event.target.value)}
        />
        {failure && (
          <p id={errorId} role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={onClose}>
            {TEXTS.cancel}
          </Button>
          <Button type="submit" aria-disabled={isSending || undefined}>
            {TEXTS.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type FieldErrors = Partial<Record<'sentence' | 'comment', string>>;

function validate(sentence: string, comment: string): FieldErrors {
  const trimmed = comment.trim();
  return {
    ...(sentence.trim().length > ERROR_REPORT_LIMITS.sentence && { sentence: TEXTS.tooLong }),
    ...(trimmed === '' && { comment: TEXTS.missing }),
    ...(trimmed.length > ERROR_REPORT_LIMITS.comment && { comment: TEXTS.tooLong }),
  };
}

/** Sends a report only once. If that fails, its text stays in the dialog. */
function useSending({ type, id }: ReportedText, onSent: () => void) {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const send = async (sentence: string, comment: string) => {
    const found = validate(sentence, comment);
    setErrors(found);
    if (isSending || Object.keys(found).length > 0) return;
    setIsSending(true);
    setFailure(null);
    try {
      await call(errorReports.create, { subjectType: type, subjectId: id, sentence, comment });
      showToast({ title: TEXTS.sent, description: TEXTS.sentHint });
      onSent();
    } catch (error) {
      setFailure(getUserMessage(error, TEXTS.failed));
      setIsSending(false);
    }
  };
  return { isSending, failure, errors, send };
}
