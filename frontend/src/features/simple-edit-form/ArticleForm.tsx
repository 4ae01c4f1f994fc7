import type { AdminArticle } from '@placelore/contracts/content/admin/admin-articles.js';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Badge } from '../../ui/feedback/Badge.js';
import { Button } from '../../ui/form/Button.js';
import { UnsavedChangesGuard } from '../../ui/overlay/UnsavedChangesGuard.js';
import { ConflictAlert } from './ConflictAlert.js';
import { ContentCard, InformationCard, LocationCard, MetadataCard, PhotoCard } from './FormCards.js';
import { PhotoUploadDialog } from './PhotoUploadDialog.js';
import styles from './SimpleEditForm.module.css';
import { STRINGS } from './strings.js';
import { useArticleForm } from './useArticleForm.js';

/** Fields of an article in cards, with a bar above that shows whether they are saved. */
export function ArticleForm({ opened }: { opened: AdminArticle }) {
  const form = useArticleForm(opened);
  const { saved, dirty, saving } = form;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [isUploading, setUploading] = useState(false);
  const uploader = useRef<HTMLButtonElement>(null);
  const [isUploaderOpen, setUploaderOpen] = useState(false);
  const busy = saving || isUploading;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // Submits like the button, so that the browser validates the fields first.
    if (!busy) element.current?.requestSubmit();
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
          <p role="status" className={styles.saveState} data-unsaved={dirty || undefined}>
            {dirty && STRINGS.unsaved}
          </p>
          <Button
            type="submit"
            form={id}
            size="small"
            aria-keyshortcuts="Control+S"
            aria-disabled={busy || undefined}
            onClick={(event) => busy && event.preventDefault()}
          >
            {saving ? STRINGS.saving : STRINGS.save}
          </Button>
        </div>
        {form.conflict && (
          <ConflictAlert
            conflict={form.conflict}
            saved={saved}
            draft={form.draft}
            dirty={dirty}
            onResolve={form.resolveConflict}
          />
        )}
        <form
          id={id}
          ref={element}
          className={styles.cards}
          aria-label={STRINGS.heading}
          onSubmit={(event) => {
            event.preventDefault();
            void form.save();
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
      {/* Beside the form, which would otherwise receive the submit events of the dialog. */}
      {isUploaderOpen && (
        <PhotoUploadDialog
          articleId={saved.id}
          returnFocus={uploader}
          onBusy={setUploading}
          onDone={form.acceptPhoto}
          onClose={() => setUploaderOpen(false)}
        />
      )}
      <UnsavedChangesGuard hasChanges={dirty || isUploading} strings={STRINGS.leave} />
    </>
  );
}
