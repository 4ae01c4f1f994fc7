import type { AdminArticle } from '@placelore/contracts/content/admin/admin-articles.js';
import type { ArticleVersion, ArticleVersionState } from '@placelore/contracts/content/articles/article-versions.js';
import { useRef, useState } from 'react';
import { getUserMessage } from '../../lib/api/http-error.js';
import { Spinner } from '../../ui/feedback/Spinner.js';
import { showToast } from '../../ui/feedback/toasts.js';
import { Button } from '../../ui/form/Button.js';
import { FormattedDateTime, formatDateTime } from '../../ui/format/FormattedDateTime.js';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.js';
import { Dialog } from '../../ui/overlay/Dialog.js';
import { fetchVersion, restoreVersion, useVersions } from './api.js';
import compare from './comparison/Comparison.module.css';
import { Differences } from './comparison/Differences.js';
import { STRINGS } from './strings.js';
import styles from './VersionList.module.css';

interface VersionListProps {
  article: AdminArticle;
  /** Whether there are unsaved changes that restoring would discard. */
  isChanged: boolean;
  /** Continues with the restored article. @throws what the request throws */
  onRestore: (request: () => Promise<AdminArticle>) => Promise<void>;
  /** Returns whether the error was a conflict with another user's save, which it then reports. */
  reportConflict: (thrown: unknown) => Promise<boolean>;
}

/** List of an article's previous versions. Each can be compared and restored. */
export function VersionList({ article, isChanged, onRestore, reportConflict }: VersionListProps) {
  const { versions: strings } = STRINGS;
  const { versions, failed } = useVersions(article.id, article.revision);
  const [shown, setShown] = useState<ArticleVersionState | null>(null);
  const [pendingRestore, setPendingRestore] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const opener = useRef<HTMLElement | null>(null);

  const openVersion = async (number: number, trigger: HTMLElement) => {
    opener.current = trigger;
    try {
      setShown(await fetchVersion(article.id, number));
    } catch (thrown) {
      showToast({ title: STRINGS.error, description: getUserMessage(thrown, strings.failed), destructive: true });
    }
  };
  const restore = async (number: number) => {
    if (isBusy) return;
    setPendingRestore(null);
    setShown(null);
    setBusy(true);
    try {
      await onRestore(() => restoreVersion(article, number));
      showToast({ title: strings.restored });
    } catch (thrown) {
      if (!(await reportConflict(thrown))) {
        showToast({
          title: STRINGS.error,
          description: getUserMessage(thrown, strings.restoreFailed),
          destructive: true,
        });
      }
    }
    setBusy(false);
  };
  const requestRestore = (number: number) => (isChanged ? setPendingRestore(number) : void restore(number));

  if (failed && !versions) return <p role="alert">{strings.failed}</p>;
  if (!versions) return <Spinner text={strings.loading} />;
  if (versions.length === 0) return <p className={styles.empty}>{strings.none}</p>;
  return (
    <>
      <ul className={styles.list}>
        {versions.map((version) => (
          <VersionRow
            key={version.number}
            version={version}
            onCompare={(from) => void openVersion(version.number, from)}
          />
        ))}
      </ul>
      {shown && pendingRestore === null && (
        <Dialog
          title={`${strings.title}, ${formatDateTime(shown.savedAt)}`}
          description={strings.hint}
          size="wide"
          onClose={() => setShown(null)}
          returnFocus={opener}
        >
          <Differences before={shown.former} after={article} />
          <div className={compare.footer}>
            <Button variant="quiet" onClick={() => setShown(null)}>
              {STRINGS.close}
            </Button>
            <Button onClick={() => requestRestore(shown.number)}>{strings.restore}</Button>
          </div>
        </Dialog>
      )}
      {pendingRestore !== null && (
        <ConfirmDialog
          title={strings.discard.title}
          description={strings.discard.text}
          cancel={STRINGS.cancel}
          confirm={strings.discard.confirm}
          variant="danger"
          onCancel={() => setPendingRestore(null)}
          onConfirm={() => void restore(pendingRestore)}
          returnFocus={opener}
        />
      )}
    </>
  );
}

function VersionRow({ version, onCompare }: { version: ArticleVersion; onCompare: (from: HTMLElement) => void }) {
  const { savedAt, savedBy, changed } = version;
  return (
    <li className={styles.row}>
      <p className={styles.time}>
        <FormattedDateTime iso={savedAt} />
      </p>
      <p className={styles.user}>{STRINGS.versions.by(savedBy.username)}</p>
      <p className={styles.changedFields}>{changed.map((field) => STRINGS.fields[field]).join(', ')}</p>
      <Button
        variant="secondary"
        size="small"
        aria-label={STRINGS.versions.compareWith(formatDateTime(savedAt))}
        onClick={(event) => onCompare(event.currentTarget)}
      >
        {STRINGS.versions.compare}
      </Button>
    </li>
  );
}
