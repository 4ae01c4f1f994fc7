import { zodResolver } from '@hookform/resolvers/zod';
import { type AdminArticle, adminArticles } from '@placelore/contracts/content/admin/admin-articles.js';
import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { call } from '../api/api.js';
import { HttpError } from '../api/http-error.js';
import { invalidate, type Tag } from '../cache/server-state.js';
import { fetchArticle } from './useArticleForEditing.js';

/** Cache tags of lists and pages that show an article. */
const CHANGED_TAGS: readonly Tag[] = ['adminArticles', 'moderation', 'articles', 'adminDiscoveries', 'audit'];

/** A save by another user since the article was loaded here. */
export interface SaveConflict {
  /** Name of that user; null if it is unknown. */
  savedBy: string | null;
  /** ISO time; null if it is unknown. */
  savedAt: string | null;
  savedArticle: AdminArticle;
}

/** Image that an article shows after a change made outside of the form. */
export interface AcceptedPhoto {
  /** URL; null if there is none. */
  objectPath: string | null;
  revision: number;
  /** Absent if the image has no credit. */
  imageCredit?: ImageCredit | null;
}

interface EditingOptions<Values extends FieldValues> {
  /** Article to edit; absent for a new one. */
  opened: AdminArticle | undefined;
  initialValues: Values;
  /** Validates the values before a save. */
  schema: ZodType;
  toValues: (article: AdminArticle) => Values;
  /** @param saved the article to overwrite; absent for a new one */
  toFormData: (values: Values, saved: AdminArticle | undefined) => FormData;
  onSaved: (article: AdminArticle) => void;
  /** Leaves the page of a new article. Not called while typed text would be lost. */
  onCreated?: (article: AdminArticle) => void;
  /** Called when validation errors are shown instead of saving. */
  onInvalid?: (errors: FieldErrors<Values>) => void;
  /** @param isConflict whether the error is shown as a conflict */
  onFailed: (error: unknown, isConflict: boolean) => void;
}

export interface ArticleEditing<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Ref for the form element, whose first invalid field gets the focus. */
  formRef: RefObject<HTMLFormElement | null>;
  /** Latest known saved article; absent until a new one is saved. */
  saved: AdminArticle | undefined;
  /** Updates the saved article after a change that does not affect the fields. */
  updateSaved: (update: (now: AdminArticle) => AdminArticle) => void;
  conflict: SaveConflict | null;
  /** @param over the article to overwrite, if it is not the one that was loaded */
  save: (over?: AdminArticle) => Promise<void>;
  /** Continues with the result of a change, keeping what was typed during it. @throws what the change throws */
  change: (request: () => Promise<AdminArticle>) => Promise<void>;
  /** Continues with a saved article, keeping the fields that differ from `base`. */
  adopt: (article: AdminArticle, base: Values) => void;
  /**
   * Records a photo that was assigned to the article, which counts as a save. Returns false if another user saved
   * before that; the next save then reports the conflict.
   */
  acceptPhoto: (photo: AcceptedPhoto) => boolean;
  /** Shows the conflict that caused an error, or that has arisen since loading. Returns whether there is one. */
  reportConflict: (error?: unknown) => Promise<boolean>;
}

/** Edits an article: values, validation, unsaved changes, saves, and conflicts with saves by other users. */
export function useArticleEditing<Values extends FieldValues>(options: EditingOptions<Values>): ArticleEditing<Values> {
  const { opened, initialValues, schema, toValues, toFormData } = options;
  const [saved, setSaved] = useState(opened);
  // A ref, because closures of earlier renderings are still waiting for responses.
  const latestSaved = useRef(saved);
  const replaceSaved = (article: AdminArticle) => {
    latestSaved.current = article;
    setSaved(article);
  };
  const [conflict, setConflict] = useState<SaveConflict | null>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const form = useForm<Values>({
    defaultValues: initialValues as DefaultValues<Values>,
    resolver: zodResolver(schema as never, undefined, { raw: true }) as unknown as Resolver<Values>,
    // Not every field is an input that the library can focus.
    shouldFocusError: false,
  });
  const { isSubmitting, submitCount } = form.formState;
  // Errors are displayed only after a submission ends.
  useEffect(() => {
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);

  const findTyped = (base: Values) => {
    const values = form.getValues();
    return (Object.keys(base) as Path<Values>[]).filter((name) => values[name] !== base[name]);
  };
  const adopt = (article: AdminArticle, base: Values) => {
    const values = form.getValues();
    const typed = findTyped(base);
    replaceSaved(article);
    setConflict(null);
    form.reset(toValues(article));
    for (const name of typed) form.setValue(name, values[name], { shouldDirty: true });
  };
  const reportConflict = async (error?: unknown): Promise<boolean> => {
    const { current } = latestSaved;
    const found = current && (error === undefined || isConflict(error)) ? await readConflict(current, error) : null;
    if (found) setConflict(found);
    return found !== null;
  };
  const change = async (request: () => Promise<AdminArticle>) => {
    const base = form.getValues();
    adopt(await request(), base);
    reloadLists();
  };
  const save = async (over = saved) => {
    if (isSubmitting) return;
    const sent = form.getValues();
    const send = () => {
      const formData = toFormData(sent, over);
      return over
        ? call(adminArticles.edit, { id: over.id }, { formData })
        : call(adminArticles.create, {}, { formData });
    };
    await form.handleSubmit(async () => {
      try {
        const article = await send();
        reloadLists();
        options.onSaved(article);
        if (opened || findTyped(sent).length > 0) adopt(article, sent);
        else options.onCreated?.(article);
      } catch (error) {
        for (const { field, message } of getFieldErrors(error)) {
          if (field in sent) form.setError(field as Path<Values>, { type: 'server', message });
        }
        options.onFailed(error, await reportConflict(error));
      }
    }, options.onInvalid)();
  };
  return {
    form,
    formRef,
    saved,
    updateSaved: (update) => latestSaved.current && replaceSaved(update(latestSaved.current)),
    conflict,
    save,
    change,
    adopt,
    acceptPhoto: ({ objectPath: imageUrl, revision, imageCredit = null }) => {
      const { current } = latestSaved;
      const isNext = current !== undefined && revision <= current.revision + 1;
      if (current) replaceSaved({ ...current, imageUrl, imageCredit, ...(isNext && { revision }) });
      reloadLists();
      return isNext;
    },
    reportConflict,
  };
}

function reloadLists(): void {
  // Lists that are not displayed are fetched when they are shown, and report failures themselves.
  for (const tag of CHANGED_TAGS) void invalidate(tag).catch(() => {});
}

const isConflict = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.body?.code === 'ARTICLE_CHANGED';

/**
 * Reads the current article and who saved it, from the refusal or otherwise from the versions. Returns null if it
 * cannot be read; the next save reports the conflict again.
 */
async function readConflict({ id, revision }: AdminArticle, refusal: unknown): Promise<SaveConflict | null> {
  const getDetail = (name: string) =>
    isConflict(refusal) ? refusal.details.find(({ field }) => field === name)?.message : undefined;
  const savedBy = getDetail('savedBy');
  try {
    const [savedArticle, list] = await Promise.all([
      fetchArticle(id),
      savedBy === undefined ? call(adminArticles.listVersions, { id }) : null,
    ]);
    const version = list?.versions.find(({ number }) => number === revision);
    return {
      savedBy: savedBy ?? version?.savedBy.username ?? null,
      savedAt: getDetail('savedAt') ?? version?.savedAt ?? null,
      savedArticle,
    };
  } catch {
    return null;
  }
}

/** Returns the server's errors for single fields. */
function getFieldErrors(error: unknown): { field: string; message: string }[] {
  if (!(error instanceof HttpError)) return [];
  if (error.body?.code === 'SLUG_TAKEN') return [{ field: 'slug', message: error.body.error }];
  return error.details.map(({ field: path, message }) => {
    const [field = ''] = path.split('.');
    return { field: field === 'imageUrl' ? 'image' : field, message };
  });
}
