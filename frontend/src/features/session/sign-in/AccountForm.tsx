import { type FormEvent, useState } from 'react';
import type { ZodType } from 'zod';
import { getErrorMessage, getUserMessage, HttpError } from '../../../lib/api/http-error.js';
import { showToast } from '../../../ui/feedback/toasts.js';
import { Button } from '../../../ui/form/Button.js';
import { Field } from '../../../ui/form/Field.js';
import { type FieldErrors, toFormErrors, toServerErrors } from '../form-errors.js';
import styles from './AccountForm.module.css';

export interface AccountField {
  name: string;
  label: string;
  type: 'text' | 'email' | 'password';
  autoComplete: string;
  hint?: string;
}

interface AccountFormProps<Value> {
  fields: AccountField[];
  schema: ZodType<Value>;
  submitLabel: string;
  busyLabel: string;
  /** Title of the failure toast, and its text if the server refused the form without a reason. */
  failure: { title: string; fallback: string };
  onSubmit: (value: Value) => Promise<void>;
}

/** Form that validates and submits its fields, and shows each error next to its field. */
export function AccountForm<Value>(props: AccountFormProps<Value>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSending, setIsSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const checked = props.schema.safeParse(Object.fromEntries(new FormData(form)));
    if (!checked.success) return showErrors(form, toFormErrors(checked.error));
    setErrors({});
    setIsSending(true);
    try {
      await props.onSubmit(checked.data);
    } catch (error) {
      if (error instanceof HttpError) showErrors(form, toServerErrors(error.details));
      showToast({
        title: props.failure.title,
        description: getFailureReason(error, props.failure.fallback),
        destructive: true,
      });
    } finally {
      setIsSending(false);
    }
  }

  function showErrors(form: HTMLFormElement, fieldErrors: FieldErrors) {
    setErrors(fieldErrors);
    const first = props.fields.find((field) => fieldErrors[field.name]);
    if (first) form.querySelector<HTMLInputElement>(`[name="${first.name}"]`)?.focus();
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {props.fields.map((field) => (
        <Field
          key={field.name}
          {...field}
          required
          error={errors[field.name]}
          spellCheck={false}
          autoCapitalize="none"
        />
      ))}
      {/* Not disabled while sending, because that would remove the focus. */}
      <Button type="submit" size="large" aria-disabled={isSending}>
        {isSending ? props.busyLabel : props.submitLabel}
      </Button>
    </form>
  );
}

/**
 * Returns why a submission failed. The fallback blames the input, so it is used only for refusals, not for network
 * errors.
 */
function getFailureReason(error: unknown, fallback: string): string {
  const isRefusal = error instanceof HttpError && (error.status === 400 || error.status === 401);
  return isRefusal ? getUserMessage(error, fallback) : getErrorMessage(error, fallback);
}
