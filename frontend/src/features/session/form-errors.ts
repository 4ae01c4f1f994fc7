import type { FieldError } from '@placelore/contracts/core/errors.js';
import type { ZodError } from 'zod';

export type FieldErrors = Partial<Record<string, string>>;

/** Returns the first error of each field from local validation. */
export function toFormErrors(error: ZodError): FieldErrors {
  const fieldErrors: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? '');
    fieldErrors[field] ??= issue.message;
  }
  return fieldErrors;
}

/** Returns the first error of each field from the server's response. Field names may include their location. */
export function toServerErrors(details: readonly FieldError[]): FieldErrors {
  const fieldErrors: Record<string, string> = {};
  for (const { field, message } of details) fieldErrors[field.replace(/^body\./, '')] ??= message;
  return fieldErrors;
}
