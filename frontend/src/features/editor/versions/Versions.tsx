import type { AdminArticle } from '@placelore/contracts/admin-articles.js';
import type { ArticleVersion, ArticleVersionState } from '@placelore/contracts/article-versions.js';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../../lib/http-error.js';
import { Button } from '../../../ui/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { Dialog } from '../../../ui/Dialog.js';
import { Spinner } from '../../../ui/Spinner.js';
import { showToast } from '../../../ui/toasts.js';
import { readVersion, restoreVersion, useVersions } from '../api.js';
import compare from '../compare/Compare.module.css';
import { Differences } from '../compare/Differences.js';
import { Moment, momentText } from '../Moment.js';
import { TEXTS } from '../texts.js';
import styles from './Versions.module.css';

interface VersionsProps {
  article: AdminArticle;
  /** Whether there is something that restoring would discard. */
  isChanged: boolean;
  /** The one that was given when restoring began. */
  onRestored: (article: AdminArticle) => void;
  /** Whether it is told why nothing was restored: somebody else has saved meanwhile. */
  tellsConflict: (thrown: unknown) => Promise<boolean>;
}

/** What an article was before each save; each can be looked at and brought back. */
export function Versions({ article, isChanged, onRestored, tellsConflict }: VersionsProps) {
  const { versions: texts } = TEXTS;
  const { versions, failed } = useVersions(article.id, article.revision);
  const [shown, setShown] = useState<ArticleVersionState | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const opener = useRef<HTMLElement | null>(null);

  const look = async (number: number, from: HTMLElement) => {
    opener.current = from;
    try {
      setShown(await readVersion(article.id, number));
    } catch (thrown) {
      showToast({ title: TEXTS.error, description: sentenceOf(thrown, texts.failed), destructive: true });
    }
  };
  const restore = async (number: number) => {
    if (isBusy) return;
    setAsked(null);
    setShown(null);
    setBusy(true);
    try {
      onRestored(await restoreVersion(article, number));
      showToast({ title: texts.restored });
    } catch (thrown) {
      if (!(await tellsConflict(thrown))) {
        showToast({ title: TEXTS.error, description: sentenceOf(thrown, texts.restoreFailed), destructive: true });
      }
    }
    setBusy(false);
  };
  const wish = (number: number) => (isChanged ? setAsked(number) : void restore(number));

  if (failed && !versions) return <p role="alert">{texts.failed}</p>;
  if (!versions) return <Spinner text={texts.loading} />;
  if (versions.length === 0) return <p className={styles.none}>{texts.none}</p>;
  return (
    <>
      <ul className={styles.list}>
        {versions.map((version) => (
          <Row key={version.number} version={version} onLook={(from) => void look(version.number, from)} />
        ))}
      </ul>
      {shown && asked === null && (
        <Dialog
          title={`${texts.title}, ${momentText(shown.savedAt)}`}
          description={texts.hint}
          size="wide"
          onClose={() => setShown(null)}
          returnFocus={opener}
        >
          <Differences before={shown.former} after={article} />
          <div className={compare.footer}>
            <Button look="quiet" onClick={() => setShown(null)}>
              {TEXTS.close}
            </Button>
            <Button onClick={() => wish(shown.number)}>{texts.restore}</Button>
          </div>
        </Dialog>
      )}
      {asked !== null && (
        <ConfirmDialog
          title={texts.discard.title}
          description={texts.discard.text}
          cancel={TEXTS.cancel}
          confirm={texts.discard.confirm}
          look="danger"
          onCancel={() => setAsked(null)}
          onConfirm={() => void restore(asked)}
          returnFocus={opener}
        />
      )}
    </>
  );
}

function Row({ version, onLook }: { version: ArticleVersion; onLook: (from: HTMLElement) => void }) {
  const { savedAt, savedBy, changed } = version;
  return (
    <li className={styles.row}>
      <p className={styles.when}>
        <Moment iso={savedAt} />
      </p>
      <p className={styles.who}>{TEXTS.versions.by(savedBy.username)}</p>
      <p className={styles.what}>{changed.map((field) => TEXTS.fields[field]).join(', ')}</p>
      <Button
        look="secondary"
        size="small"
        aria-label={TEXTS.versions.lookAt(momentText(savedAt))}
        onClick={(event) => onLook(event.currentTarget)}
      >
        {TEXTS.versions.look}
      </Button>
    </li>
  );
}
