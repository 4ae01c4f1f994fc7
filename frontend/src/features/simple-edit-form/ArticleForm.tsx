import type { AdminArticle } from '@placelore/contracts/content/admin/admin-articles.js';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { getUserMessage, HttpError } from '../../lib/api/http-error.js';
import { useArticleEditing } from '../../lib/article-editing/useArticleEditing.js';
import { Badge } from '../../ui/feedback/Badge.js';
import { showToast } from '../../ui/feedback/toasts.js';
import { Button } from '../../ui/form/Button.js';
import { UnsavedChangesGuard } from '../../ui/overlay/UnsavedChangesGuard.js';
import { ConflictAlert } from './ConflictAlert.js';
import { draftSchema, toDraft, toFormData } from './draft.js';
import { ContentCard, InformationCard, LocationCard, MetadataCard, PhotoCard } from './FormCards.js';
import { PhotoUploadDialog } from './PhotoUploadDialog.js';
import type { UploadedPhoto } from './photo-upload.js';
import styles from './SimpleEditForm.module.css';
import { STRINGS } from './strings.js';

/** Fields of an article in cards, below a bar that shows whether they are saved. */
export function ArticleForm({ opened }: { opened: AdminArticle }) {
  const { form, formRef, saved = opened, ...editing } = useEditing(opened);
  const { isDirty, isSubmitting } = form.formState;
  const id = useId();
  const [isUploading, setUploading] = useState(false);
  const uploader = useRef<HTMLButtonElement>(null);
  const [isUploaderOpen, setUploaderOpen] = useState(false);
  const busy = isSubmitting || isUploading;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // Submits like the button, so that the browser validates the fields first.
    if (!busy) formRef.current?.requestSubmit();
  };
  const acceptPhoto = async (photo: UploadedPhoto) => {
    showToast({ title: STRINGS.success, description: STRINGS.photoDone });
    if (!editing.acceptPhoto(photo)) await editing.reportConflict();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for what the button does */}
      <div className={styles.page} onKeyDown={onKeyDown}>
        <div className={styles.saveBar}>
          <p className={styles.identity}>
            <span>{STRINGS.id(saved.id)}</span>
            <Badge tone={saved.contentSource === 'text_search' ? 'accent' : 'plain'}>
              {saved.contentSource === 'text_search' ? STRINGS.premium : STRINGS.discovery}
            </Badge>
          </p>
          <p role="status" className={styles.saveState} data-unsaved={isDirty || undefined}>
            {isDirty && STRINGS.unsaved}
          </p>
          <Button
            type="submit"
            form={id}
            size="small"
            aria-keyshortcuts="Control+S"
            aria-disabled={busy || undefined}
            onClick={(event) => busy && event.preventDefault()}
          >
            {isSubmitting ? STRINGS.saving : STRINGS.save}
          </Button>
        </div>
        {editing.conflict && (
          <ConflictAlert
            conflict={editing.conflict}
            saved={saved}
            draft={form.watch()}
            dirty={isDirty}
            onResolve={(keepsDraft) =>
              editing.conflict &&
              editing.adopt(editing.conflict.savedArticle, keepsDraft ? toDraft(saved) : form.getValues())
            }
          />
        )}
        <form
          id={id}
          ref={formRef}
          className={styles.cards}
          aria-label={STRINGS.heading}
          onSubmit={(event) => {
            event.preventDefault();
            void editing.save();
          }}
        >
          <InformationCard form={form} />
          <LocationCard form={form} />
          <PhotoCard
            article={saved}
            busy={busy}
            isUploading={isUploading}
            button={uploader}
            onUpload={() => setUploaderOpen(true)}
          />
          <ContentCard form={form} />
          <MetadataCard article={saved} />
        </form>
      </div>
      {/* Outside of the form, which would otherwise receive the submit events of the dialog. */}
      {isUploaderOpen && (
        <PhotoUploadDialog
          articleId={saved.id}
          returnFocus={uploader}
          onBusy={setUploading}
          onDone={acceptPhoto}
          onClose={() => setUploaderOpen(false)}
        />
      )}
      <UnsavedChangesGuard hasChanges={isDirty || isUploading} strings={STRINGS.leave} />
    </>
  );
}

const useEditing = (opened: AdminArticle) =>
  useArticleEditing({
    opened,
    initialValues: toDraft(opened),
    schema: draftSchema,
    toValues: toDraft,
    toFormData,
    onSaved: () => showToast({ title: STRINGS.success, description: STRINGS.saved }),
    onFailed: (error) =>
      showToast({ title: STRINGS.error, description: STRINGS.saveFailed(getErrorMessage(error)), destructive: true }),
  });

/** Returns the server's message, or whether the server could be reached at all. */
const getErrorMessage = (error: unknown): string =>
  getUserMessage(error, error instanceof HttpError ? STRINGS.saveRejected : STRINGS.unreachable);
