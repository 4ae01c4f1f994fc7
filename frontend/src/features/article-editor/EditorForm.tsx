import type { AdminArticle } from '@placelore/contracts/content/admin/admin-articles.js';
import { Sparkles } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { showToast } from '../../ui/feedback/toasts.js';
import { Button } from '../../ui/form/Button.js';
import { FieldsCard } from '../../ui/layout/FieldsCard.js';
import { UnsavedChangesGuard } from '../../ui/overlay/UnsavedChangesGuard.js';
import styles from './ArticleEditor.module.css';
import { AttractionsCard } from './attractions/AttractionsCard.js';
import { ConflictAlert } from './ConflictAlert.js';
import { createBlankDraft, type Draft, dropUnusedRewrite, isChanged, rebaseDraft, toDraft } from './draft.js';
import type { EditorMap, EditorSectionProps } from './editor-section-props.js';
import { PlaceCard, TextCard } from './FieldCards.js';
import { ImageField } from './image/ImageField.js';
import { PendingPhotos } from './image/PendingPhotos.js';
import { useRewrite } from './rewrite/useRewrite.js';
import { STRINGS } from './strings.js';
import { useSave } from './useSave.js';
import { VersionList } from './VersionList.js';

interface EditorFormProps {
  /** Absent for a new article. */
  article?: AdminArticle;
  isRecovered?: boolean;
  PlaceMap: EditorMap;
}

/** Form for all fields of an article. */
export function EditorForm({ article: opened, isRecovered = false, PlaceMap }: EditorFormProps) {
  const navigate = useNavigate();
  const [article, setArticle] = useState(opened);
  const [origin, setOrigin] = useState<Draft>(() =>
    opened ? toDraft(opened) : createBlankDraft(isRecovered ? 'recovered' : 'admin_created'),
  );
  const [draft, setDraft] = useState(origin);
  const changed = isChanged(draft, origin);
  const latestDraft = useRef(draft);
  latestDraft.current = draft;
  const form = useRef<HTMLFormElement>(null);
  const change = (part: Partial<Draft>) => setDraft((before) => dropUnusedRewrite({ ...before, ...part }, origin));
  /** Continues with the saved article and with what was typed since `sent`. */
  const adoptSaved = (savedArticle: AdminArticle, sent: Draft) => {
    const fresh = toDraft(savedArticle);
    setArticle(savedArticle);
    setOrigin(fresh);
    setDraft((now) => rebaseDraft(now, sent, fresh));
  };
  const saving = useSave(article?.id ?? null, {
    onSaved: (savedArticle, sent) => {
      showToast({ title: article ? STRINGS.updated : STRINGS.created });
      // A new article's page is left only when nothing typed would be lost.
      if (opened || latestDraft.current !== sent) return adoptSaved(savedArticle, sent);
      void navigate(`/admin/articles/${savedArticle.id}/edit`, { replace: true });
    },
    onInvalid: () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
  });
  const { isBusy, errors, conflict, clearConflict } = saving;
  const sectionProps: EditorSectionProps = { draft, errors, onDraft: change };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void saving.save(draft, article ?? null);
  };
  return (
    <>
      {conflict && article && (
        <ConflictAlert
          conflict={conflict}
          opened={article}
          onLoadSaved={() => {
            adoptSaved(conflict.savedArticle, draft);
            clearConflict();
            showToast({ title: STRINGS.conflict.loadedSaved });
          }}
          onOverwrite={() => void saving.save(draft, conflict.savedArticle)}
        />
      )}
      <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
        <SaveBar article={article} draft={draft} isChanged={changed} isBusy={isBusy} onDraft={change} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <TextCard {...sectionProps} />
            <AttractionsCard {...sectionProps} PlaceMap={PlaceMap} />
          </div>
          <div className={styles.column}>
            <PlaceCard {...sectionProps} />
            <FieldsCard title={STRINGS.sections.image}>
              <ImageField
                image={draft.image}
                current={article?.imageUrl ?? null}
                onChange={(image) => change({ image })}
              />
              {errors.imageUrl && <p className={styles.error}>{errors.imageUrl}</p>}
              {article && (
                <PendingPhotosSection article={article} onArticle={(next) => setArticle((now) => now && next(now))} />
              )}
            </FieldsCard>
            {article && (
              <FieldsCard title={STRINGS.sections.versions}>
                <VersionList
                  article={article}
                  isChanged={changed}
                  onRestored={(savedArticle) => adoptSaved(savedArticle, draft)}
                  reportConflict={saving.reportConflict}
                />
              </FieldsCard>
            )}
          </div>
        </div>
      </form>
      <UnsavedChangesGuard hasChanges={changed} strings={STRINGS.leave} />
    </>
  );
}

/** Pending photos; the user can make one of them the article's image at once. */
function PendingPhotosSection({
  article,
  onArticle,
}: {
  article: AdminArticle;
  onArticle: (next: ArticleUpdate) => void;
}) {
  return (
    <PendingPhotos
      articleId={article.id}
      photos={article.pendingPhotos}
      onAccepted={({ photoURL }, { objectPath: imageUrl, revision }) =>
        // Typed text stays. The next save is based on the photo's revision, unless another user saved before that, so
        // that the conflict is reported.
        onArticle((now) => ({
          ...withoutPendingPhoto(photoURL)(now),
          imageUrl,
          revision: revision <= now.revision + 1 ? revision : now.revision,
        }))
      }
      onDismissed={({ photoURL }) => onArticle(withoutPendingPhoto(photoURL))}
    />
  );
}

type ArticleUpdate = (now: AdminArticle) => AdminArticle;

const withoutPendingPhoto =
  (photoURL: string): ArticleUpdate =>
  (now) => ({ ...now, pendingPhotos: now.pendingPhotos.filter((photo) => photo.photoURL !== photoURL) });

interface SaveBarProps {
  article: AdminArticle | undefined;
  draft: Draft;
  isChanged: boolean;
  isBusy: boolean;
  onDraft: (draft: Draft) => void;
}

/** Bar with save, view and status; it stays visible. */
function SaveBar({ article, draft, isChanged, isBusy, onDraft }: SaveBarProps) {
  return (
    <div className={styles.saveBar}>
      <p role="status" className={styles.saveState} data-changed={isChanged || undefined}>
        {isChanged ? STRINGS.unsaved : article && STRINGS.allSaved}
      </p>
      {article && (
        <>
          <Button asChild variant="quiet" size="small" className={styles.viewLink}>
            <Link to={`/articles/${article.slug}`}>{STRINGS.view}</Link>
          </Button>
          <RewriteButton id={article.id} draft={draft} onDraft={onDraft} />
        </>
      )}
      <Button type="submit" size="small" aria-disabled={isBusy}>
        {isBusy ? STRINGS.saving : article ? STRINGS.save : STRINGS.create}
      </Button>
    </div>
  );
}

function RewriteButton({ id, draft, onDraft }: { id: number; draft: Draft; onDraft: (draft: Draft) => void }) {
  const { start, dialog } = useRewrite(id, draft, onDraft);
  return (
    <>
      <Button variant="secondary" size="small" onClick={(event) => start(event.currentTarget)}>
        <Sparkles aria-hidden="true" />
        {STRINGS.rewrite.action}
      </Button>
      {dialog}
    </>
  );
}
