import type { AdminArticle } from '@placelore/contracts/admin-articles.js';
import { Sparkles } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../ui/Button.js';
import { FieldsCard } from '../../ui/FieldsCard.js';
import { LeaveGuard } from '../../ui/LeaveGuard.js';
import { showToast } from '../../ui/toasts.js';
import styles from './ArticleEditor.module.css';
import { AttractionsCard } from './attractions/AttractionsCard.js';
import { Conflict } from './Conflict.js';
import { blankDraft, type Draft, draftOf, isChanged, rebased, withoutIdleRewrite } from './draft.js';
import { PlaceCard, TextCard } from './form/Cards.js';
import type { EditorMap, PartProps } from './parts.js';
import { PendingPhotos } from './picture/PendingPhotos.js';
import { PictureField } from './picture/PictureField.js';
import { useRewrite } from './rewrite/useRewrite.js';
import { TEXTS } from './texts.js';
import { useSave } from './useSave.js';
import { Versions } from './versions/Versions.js';

interface EditorFormProps {
  /** None for a new one. */
  article?: AdminArticle;
  isRecovered?: boolean;
  PlaceMap: EditorMap;
}

/** Everything an article is made of. */
export function EditorForm({ article: opened, isRecovered = false, PlaceMap }: EditorFormProps) {
  const navigate = useNavigate();
  const [article, setArticle] = useState(opened);
  const [origin, setOrigin] = useState<Draft>(() =>
    opened ? draftOf(opened) : blankDraft(isRecovered ? 'recovered' : 'admin_created'),
  );
  const [draft, setDraft] = useState(origin);
  const changed = isChanged(draft, origin);
  const written = useRef(draft);
  written.current = draft;
  const form = useRef<HTMLFormElement>(null);
  const change = (part: Partial<Draft>) => setDraft((before) => withoutIdleRewrite({ ...before, ...part }, origin));
  /** Goes on from what is saved, with what was typed since `sent`. */
  const take = (anew: AdminArticle, sent: Draft) => {
    const fresh = draftOf(anew);
    setArticle(anew);
    setOrigin(fresh);
    setDraft((now) => rebased(now, sent, fresh));
  };
  const saving = useSave(article?.id ?? null, {
    onSaved: (anew, sent) => {
      showToast({ title: article ? TEXTS.updated : TEXTS.created });
      // The page of a new one is left when nothing on it would be lost.
      if (opened || written.current !== sent) return take(anew, sent);
      void navigate(`/admin/articles/${anew.id}/edit`, { replace: true });
    },
    onFaulty: () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
  });
  const { isBusy, faults, conflict, settle } = saving;
  const parts: PartProps = { draft, faults, onDraft: change };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void saving.save(draft, article ?? null);
  };
  return (
    <>
      {conflict && article && (
        <Conflict
          conflict={conflict}
          opened={article}
          onTakeTheirs={() => {
            take(conflict.theirs, draft);
            settle();
            showToast({ title: TEXTS.conflict.taken });
          }}
          onSaveMine={() => void saving.save(draft, conflict.theirs)}
        />
      )}
      <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
        <SaveBar article={article} draft={draft} isChanged={changed} isBusy={isBusy} onDraft={change} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <TextCard {...parts} />
            <AttractionsCard {...parts} PlaceMap={PlaceMap} />
          </div>
          <div className={styles.column}>
            <PlaceCard {...parts} />
            <FieldsCard title={TEXTS.sections.picture}>
              <PictureField
                picture={draft.picture}
                current={article?.imageUrl ?? null}
                onChange={(picture) => change({ picture })}
              />
              {faults.imageUrl && <p className={styles.fault}>{faults.imageUrl}</p>}
              {article && <Pending article={article} onArticle={(next) => setArticle((now) => now && next(now))} />}
            </FieldsCard>
            {article && (
              <FieldsCard title={TEXTS.sections.versions}>
                <Versions
                  article={article}
                  isChanged={changed}
                  onRestored={(anew) => take(anew, draft)}
                  tellsConflict={saving.tellsConflict}
                />
              </FieldsCard>
            )}
          </div>
        </div>
      </form>
      <LeaveGuard when={changed} words={TEXTS.leave} />
    </>
  );
}

/** The photos that wait, of which one may become the article's picture at once. */
function Pending({ article, onArticle }: { article: AdminArticle; onArticle: (next: Next) => void }) {
  return (
    <PendingPhotos
      articleId={article.id}
      photos={article.pendingPhotos}
      onAccepted={({ photoURL }, { objectPath: imageUrl, revision }) =>
        // What is typed stays: the next save goes on from the picture's, unless somebody has saved before that; then it
        // has to meet what they saved.
        onArticle((now) => ({
          ...without(photoURL)(now),
          imageUrl,
          revision: revision <= now.revision + 1 ? revision : now.revision,
        }))
      }
      onDismissed={({ photoURL }) => onArticle(without(photoURL))}
    />
  );
}

type Next = (now: AdminArticle) => AdminArticle;

const without =
  (photoURL: string): Next =>
  (now) => ({ ...now, pendingPhotos: now.pendingPhotos.filter((photo) => photo.photoURL !== photoURL) });

interface SaveBarProps {
  article: AdminArticle | undefined;
  draft: Draft;
  isChanged: boolean;
  isBusy: boolean;
  onDraft: (draft: Draft) => void;
}

/** What can be done with the whole; it stays in view. */
function SaveBar({ article, draft, isChanged, isBusy, onDraft }: SaveBarProps) {
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.state} data-changed={isChanged || undefined}>
        {isChanged ? TEXTS.unsaved : article && TEXTS.allSaved}
      </p>
      {article && (
        <>
          <Button asChild look="quiet" size="small" className={styles.view}>
            <Link to={`/articles/${article.slug}`}>{TEXTS.view}</Link>
          </Button>
          <RewriteButton id={article.id} draft={draft} onDraft={onDraft} />
        </>
      )}
      <Button type="submit" size="small" aria-disabled={isBusy}>
        {isBusy ? TEXTS.saving : article ? TEXTS.save : TEXTS.create}
      </Button>
    </div>
  );
}

function RewriteButton({ id, draft, onDraft }: { id: number; draft: Draft; onDraft: (draft: Draft) => void }) {
  const { begin, dialog } = useRewrite(id, draft, onDraft);
  return (
    <>
      <Button look="secondary" size="small" onClick={(event) => begin(event.currentTarget)}>
        <Sparkles aria-hidden="true" />
        {TEXTS.rewrite.action}
      </Button>
      {dialog}
    </>
  );
}
