import type { FieldFault } from '@placelore/contracts/errors.js';
import type { ZodError } from 'zod';

export type FieldErrors = Partial<Record<string, string>>;

/** The first fault of each field, from a form that was checked here. */
export function formErrors(error: ZodError): FieldErrors {
  const found: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? '');
    found[field] ??= issue.message;
  }
  return found;
}

/** The first fault of each field, from the server's answer. Fields are named with or without where they were. */
export function serverErrors(details: readonly FieldFault[]): FieldErrors {
  const found: Record<string, string> = {};
  for (const { field, message } of details) found[field.replace(/^body\./, '')] ??= message;
  return found;
}
