import type { AdminArticle } from '@placelore/contracts/content/admin/admin-articles.js';
import { Sparkles } from 'lucide-react';
import type { FormEvent } from 'react';
import { useController } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { getUserMessage } from '../../lib/api/http-error.js';
import { useArticleEditing } from '../../lib/article-editing/useArticleEditing.js';
import { showToast } from '../../ui/feedback/toasts.js';
import { Button } from '../../ui/form/Button.js';
import { FieldsCard } from '../../ui/layout/FieldsCard.js';
import { Link } from '../../ui/navigation/Link.js';
import { UnsavedChangesGuard } from '../../ui/overlay/UnsavedChangesGuard.js';
import styles from './ArticleEditor.module.css';
import { AttractionsCard } from './attractions/AttractionsCard.js';
import { ConflictAlert } from './ConflictAlert.js';
import { createBlankDraft, type Draft, draftSchema, savedDraftSchema, toDraft, toFormData } from './draft.js';
import type { EditorMap, EditorSectionProps } from './editor-section-props.js';
import { PlaceCard, TextCard } from './FieldCards.js';
import { ImageField } from './image/ImageField.js';
import { OpenPhoto } from './image/OpenPhoto.js';
import { PendingPhotos } from './image/PendingPhotos.js';
import { useRewrite } from './rewrite/useRewrite.js';
import { SourceConflicts } from './SourceConflicts.js';
import { STRINGS } from './strings.js';
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
  const editing = useArticleEditing<Draft>({
    opened,
    initialValues: opened ? toDraft(opened) : createBlankDraft(isRecovered ? 'recovered' : 'admin_created'),
    schema: opened ? savedDraftSchema : draftSchema,
    toValues: toDraft,
    toFormData,
    onSaved: () => showToast({ title: article ? STRINGS.updated : STRINGS.created }),
    onCreated: ({ id }) => void navigate(`/admin/articles/${id}/edit`, { replace: true }),
    onInvalid: ({ title, content }) => {
      const description = title || content ? STRINGS.validation : STRINGS.checkFields;
      showToast({ title: STRINGS.validationTitle, description, destructive: true });
    },
    onFailed: (error, isConflict) => {
      if (isConflict) return;
      const description = getUserMessage(error, article ? STRINGS.updateFailed : STRINGS.createFailed);
      showToast({ title: STRINGS.error, description, destructive: true });
    },
  });
  const { form, formRef, saved: article, conflict } = editing;
  const { isDirty, errors } = form.formState;
  const { field: image } = useController({ control: form.control, name: 'image' });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void editing.save();
  };
  return (
    <>
      {conflict && article && (
        <ConflictAlert
          conflict={conflict}
          opened={article}
          isDirty={isDirty}
          onLoadSaved={() => {
            editing.adopt(conflict.savedArticle, form.getValues());
            showToast({ title: STRINGS.conflict.loadedSaved });
          }}
          onOverwrite={() => void editing.save(conflict.savedArticle)}
        />
      )}
      <form ref={formRef} className={styles.form} onSubmit={onSubmit} noValidate>
        <SaveBar article={article} form={form} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <TextCard form={form} />
            <AttractionsCard form={form} PlaceMap={PlaceMap} />
          </div>
          <div className={styles.column}>
            {article && <SourceConflicts conflicts={article.sourceConflicts} />}
            <PlaceCard form={form} isNew={!article} />
            <FieldsCard title={STRINGS.sections.image}>
              <ImageField image={image.value} current={article?.imageUrl ?? null} onChange={image.onChange} />
              {errors.image && <p className={styles.error}>{errors.image.message}</p>}
              {article && image.value.kind === 'unchanged' && (
                <OpenPhoto
                  article={article}
                  onChanged={({ imageUrl: objectPath, imageCredit, revision }) =>
                    editing.acceptPhoto({ objectPath, imageCredit, revision })
                  }
                />
              )}
              {article && (
                <PendingPhotos
                  articleId={article.id}
                  photos={article.pendingPhotos}
                  onAccepted={({ photoURL }, photo) => {
                    // Changes only the photo, so that unsaved text stays.
                    editing.acceptPhoto(photo);
                    editing.updateSaved(withoutPendingPhoto(photoURL));
                  }}
                  onDismissed={({ photoURL }) => editing.updateSaved(withoutPendingPhoto(photoURL))}
                />
              )}
            </FieldsCard>
            {article && (
              <FieldsCard title={STRINGS.sections.versions}>
                <VersionList
                  article={article}
                  isChanged={isDirty}
                  onRestore={editing.change}
                  reportConflict={editing.reportConflict}
                />
              </FieldsCard>
            )}
          </div>
        </div>
      </form>
      <UnsavedChangesGuard hasChanges={isDirty} strings={STRINGS.leave} />
    </>
  );
}

const withoutPendingPhoto =
  (photoURL: string) =>
  (now: AdminArticle): AdminArticle => ({
    ...now,
    pendingPhotos: now.pendingPhotos.filter((photo) => photo.photoURL !== photoURL),
  });

interface SaveBarProps extends EditorSectionProps {
  article: AdminArticle | undefined;
}

/** Bar with the save button, view link and status. It stays visible while scrolling. */
function SaveBar({ article, form }: SaveBarProps) {
  const { isDirty, isSubmitting } = form.formState;
  return (
    <div className={styles.saveBar}>
      <p role="status" className={styles.saveState} data-changed={isDirty || undefined}>
        {isDirty ? STRINGS.unsaved : article && STRINGS.allSaved}
      </p>
      {article && (
        <>
          <Button asChild variant="quiet" size="small" className={styles.viewLink}>
            <Link to={`/articles/${article.slug}`}>{STRINGS.view}</Link>
          </Button>
          <RewriteButton id={article.id} form={form} />
        </>
      )}
      <Button type="submit" size="small" aria-disabled={isSubmitting}>
        {isSubmitting ? STRINGS.saving : article ? STRINGS.save : STRINGS.create}
      </Button>
    </div>
  );
}

function RewriteButton({ id, form }: EditorSectionProps & { id: number }) {
  const { start, dialog } = useRewrite(id, form);
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
