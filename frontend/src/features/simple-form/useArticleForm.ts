import { type AdminArticle, adminArticles } from '@placelore/contracts/admin-articles.js';
import { useRef, useState } from 'react';
import { call } from '../../lib/api.js';
import { HttpError, sentenceOf } from '../../lib/http-error.js';
import { invalidate, type Tag } from '../../lib/server-state.js';
import { showToast } from '../../ui/toasts.js';
import { type Draft, type DraftField, differences, draftOf, formOf, rebased } from './draft.js';
import type { ShownPhoto } from './photo-upload.js';
import { TEXTS } from './texts.js';

/** Lists and pages that show something of an article. */
const CHANGES: readonly Tag[] = ['adminArticles', 'moderation', 'articles', 'adminDiscoveries', 'audit'];

/** Somebody else has saved since the form was opened. */
export interface Conflict {
  /** Who that was; null when it is not known. */
  who: string | null;
  /** The article as it is now. */
  theirs: AdminArticle;
}

export interface ArticleForm {
  /** The article as it was last known to be saved. */
  saved: AdminArticle;
  draft: Draft;
  dirty: boolean;
  saving: boolean;
  conflict: Conflict | null;
  /** By field, what the server found wrong with it. */
  faults: Partial<Record<string, string>>;
  change: (field: DraftField, value: string) => void;
  save: () => Promise<void>;
  /** The article shows another photo, which was a save. */
  tookPhoto: (photo: ShownPhoto) => Promise<void>;
  /** Goes on from what somebody else saved. @param keep whether what was typed stays */
  goOn: (keep: boolean) => void;
}

/** What is typed about an article, and its way to the server. */
export function useArticleForm(opened: AdminArticle): ArticleForm {
  const [saved, setSaved] = useState(opened);
  const [draft, setDraft] = useState(() => draftOf(opened));
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [faults, setFaults] = useState<ArticleForm['faults']>({});
  // What is typed while something is under way belongs to the next save.
  const typed = useRef(draft);
  const keep = (next: Draft) => {
    typed.current = next;
    setDraft(next);
  };
  const settle = (article: AdminArticle, ground: Draft) => {
    setSaved(article);
    keep(rebased(typed.current, ground, draftOf(article)));
  };

  const meet = async () => {
    // What cannot be read now is said again with the next save.
    const found = await readConflict(saved).catch(() => null);
    if (found) setConflict(found);
  };

  const save = async () => {
    if (saving) return;
    setSaving(true);
    setFaults({});
    const sent = typed.current;
    try {
      const form = formOf(sent, saved.revision);
      const article = await call(adminArticles.edit, { id: saved.id }, { form });
      settle(article, sent);
      setConflict(null);
      showToast({ title: TEXTS.success, description: TEXTS.saved });
      reread();
    } catch (error) {
      setFaults(faultsOf(error));
      showToast({ title: TEXTS.error, description: TEXTS.saveFailed(messageOf(error)), destructive: true });
      if (isConflict(error)) await meet();
    } finally {
      setSaving(false);
    }
  };

  const tookPhoto = async ({ objectPath, revision }: ShownPhoto) => {
    showToast({ title: TEXTS.success, description: TEXTS.photoDone });
    reread();
    // Of a save in between, which has a number of its own, nobody has told yet.
    const isNext = revision <= saved.revision + 1;
    setSaved({ ...saved, imageUrl: objectPath, ...(isNext && { revision }) });
    if (!isNext) await meet();
  };

  const goOn = (isKept: boolean) => {
    if (!conflict) return;
    if (!isKept) typed.current = draftOf(saved);
    settle(conflict.theirs, draftOf(saved));
    setConflict(null);
    setFaults({});
  };

  return {
    saved,
    draft,
    dirty: differences(draft, draftOf(saved)).length > 0,
    saving,
    conflict,
    faults,
    change: (field, value) => keep({ ...typed.current, [field]: value }),
    save,
    tookPhoto,
    goOn,
  };
}

function reread(): void {
  // What is on no screen is read when it is shown; what cannot be read then says so itself.
  for (const tag of CHANGES) void invalidate(tag).catch(() => {});
}

const CHANGED = 'ARTICLE_CHANGED';
const isConflict = (error: unknown): boolean => error instanceof HttpError && error.body?.code === CHANGED;

/** Who replaced what the form was opened with, and what the article is now. @throws what the calls throw */
async function readConflict({ id, revision }: AdminArticle): Promise<Conflict> {
  const [theirs, { versions }] = await Promise.all([
    call(adminArticles.read, { id }),
    call(adminArticles.versions, { id }),
  ]);
  return { who: versions.find(({ number }) => number === revision)?.savedBy.username ?? null, theirs };
}

/** The server's sentence; without one, whether it answered at all. */
const messageOf = (error: unknown): string =>
  sentenceOf(error, error instanceof HttpError ? TEXTS.saveRefused : TEXTS.unreachable);

function faultsOf(error: unknown): ArticleForm['faults'] {
  if (!(error instanceof HttpError) || error.body?.code === CHANGED) return {};
  return Object.fromEntries(error.details.map(({ field, message }) => [field, message]));
}
