import type { FieldError } from '@placelore/contracts/core/errors.js';
import type { ZodError } from 'zod';

export type FieldErrors = Partial<Record<string, string>>;

/** The first fault of each field, from a form that was checked here. */
export function toFormErrors(error: ZodError): FieldErrors {
  const fieldErrors: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? '');
    fieldErrors[field] ??= issue.message;
  }
  return fieldErrors;
}

/** The first fault of each field, from the server's answer. Fields are named with or without where they were. */
export function toServerErrors(details: readonly FieldError[]): FieldErrors {
  const fieldErrors: Record<string, string> = {};
  for (const { field, message } of details) fieldErrors[field.replace(/^body\./, '')] ??= message;
  return fieldErrors;
}
