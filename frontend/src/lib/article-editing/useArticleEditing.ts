import { zodResolver } from '@hookform/resolvers/zod';
import { type AdminArticle, adminArticles } from '@placelore/contracts/content/admin/admin-articles.js';
import { type RefObject, useEffect, useRef } from 'react';
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
import { type ConflictState, useSaveConflict } from './useSaveConflict.js';
import { reloadLists, type SavedArticle, useSavedArticle } from './useSavedArticle.js';

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

interface ValidatedForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Ref for the form element, whose first invalid field gets the focus. */
  formRef: RefObject<HTMLFormElement | null>;
}

export interface ArticleEditing<Values extends FieldValues>
  extends ValidatedForm<Values>,
    Pick<SavedArticle, 'saved' | 'updateSaved' | 'acceptPhoto'>,
    Pick<ConflictState, 'conflict' | 'reportConflict'> {
  /** @param over the article to overwrite, if it is not the one that was loaded */
  save: (over?: AdminArticle) => Promise<void>;
  /** Continues with the result of a change, keeping what was typed during it. @throws what the change throws */
  change: (request: () => Promise<AdminArticle>) => Promise<void>;
  /** Continues with a saved article, keeping the fields that differ from `base`. */
  adopt: (article: AdminArticle, base: Values) => void;
}

/** Edits an article: values, validation, unsaved changes, saves, and conflicts with saves by other users. */
export function useArticleEditing<Values extends FieldValues>(options: EditingOptions<Values>): ArticleEditing<Values> {
  const { opened, toValues, toFormData } = options;
  const { saved, latestSaved, replaceSaved, updateSaved, acceptPhoto } = useSavedArticle(opened);
  const { conflict, showConflict, findConflict, reportConflict } = useSaveConflict(latestSaved);
  const { form, formRef } = useValidatedForm(options.initialValues, options.schema);
  const { isSubmitting } = form.formState;

  const adopt = (article: AdminArticle, base: Values) => {
    const values = form.getValues();
    const typed = findDifferences(values, base);
    replaceSaved(article);
    showConflict(null);
    form.reset(toValues(article));
    for (const name of typed) form.setValue(name, values[name], { shouldDirty: true });
  };
  const change = async (request: () => Promise<AdminArticle>) => {
    const base = form.getValues();
    adopt(await request(), base);
    reloadLists();
  };
  const accept = (article: AdminArticle, sent: Values) => {
    reloadLists();
    options.onSaved(article);
    if (opened || findDifferences(form.getValues(), sent).length > 0) adopt(article, sent);
    else options.onCreated?.(article);
  };
  const save = async (over = saved) => {
    if (isSubmitting) return;
    const sent = form.getValues();
    await form.handleSubmit(async () => {
      try {
        accept(await send(toFormData(sent, over), over), sent);
      } catch (error) {
        const found = await findConflict(error);
        const stored = found?.savedArticle;
        // As after a save whose response was lost.
        if (stored && hasSameFields(toFormData(sent, stored), toFormData(toValues(stored), stored)))
          return accept(stored, sent);
        for (const { field, message } of getFieldErrors(error)) {
          if (field in sent) form.setError(field as Path<Values>, { type: 'server', message });
        }
        if (found) showConflict(found);
        options.onFailed(error, found !== null);
      }
    }, options.onInvalid)();
  };
  return { form, formRef, saved, updateSaved, acceptPhoto, conflict, reportConflict, save, change, adopt };
}

function useValidatedForm<Values extends FieldValues>(initialValues: Values, schema: ZodType): ValidatedForm<Values> {
  const formRef = useRef<HTMLFormElement>(null);
  const form = useForm<Values>({
    defaultValues: initialValues as DefaultValues<Values>,
    resolver: zodResolver(schema as never, undefined, { raw: true }) as unknown as Resolver<Values>,
    // Not every field is an input that the library can focus.
    shouldFocusError: false,
  });
  const { submitCount } = form.formState;
  // Errors are displayed only after a submission ends.
  useEffect(() => {
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);
  return { form, formRef };
}

/** Returns the names of the fields whose value differs from `base`. */
const findDifferences = <Values extends FieldValues>(values: Values, base: Values): Path<Values>[] =>
  (Object.keys(base) as Path<Values>[]).filter((name) => values[name] !== base[name]);

/** Whether two saves would store the same fields. The rewrite is not a field, and is not read with the article. */
function hasSameFields(one: FormData, other: FormData): boolean {
  const names = new Set([...one.keys(), ...other.keys()]);
  names.delete('rewriteId');
  return [...names].every((name) => one.get(name) === other.get(name));
}

/** @param over the article to overwrite; absent for a new one */
const send = (formData: FormData, over: AdminArticle | undefined): Promise<AdminArticle> =>
  over ? call(adminArticles.edit, { id: over.id }, { formData }) : call(adminArticles.create, {}, { formData });

/** Returns the server's errors for single fields. */
function getFieldErrors(error: unknown): { field: string; message: string }[] {
  if (!(error instanceof HttpError)) return [];
  if (error.body?.code === 'SLUG_TAKEN') return [{ field: 'slug', message: error.body.error }];
  return error.details.map(({ field: path, message }) => {
    const [field = ''] = path.split('.');
    return { field: field === 'imageUrl' ? 'image' : field, message };
  });
}
