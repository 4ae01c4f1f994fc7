import { ApiError, type FieldError } from '@placelore/contracts/core/errors.js';
import type { Route } from '@placelore/contracts/core/route.js';
import type { z } from 'zod';
import { getValidationMessage } from './validation-messages.js';

interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/**
 * Validates parameters, query and body against the route's contract and merges them.
 * @throws ApiError INVALID_INPUT naming every invalid field.
 */
export function readInput(route: Route, raw: RawInput): Record<string, unknown> {
  const errors: FieldError[] = [];
  const joined: Record<string, unknown> = {};
  const read = (schema: z.ZodObject | undefined, value: unknown) => {
    if (!schema) return;
    const parsed = schema.safeParse(value ?? {}, { error: getValidationMessage });
    if (parsed.success) Object.assign(joined, parsed.data);
    else errors.push(...toFieldErrors(parsed.error));
  };
  read(route.params, raw.params);
  read(route.query, raw.query);
  if (route.bodyKind !== 'stream') read(route.body, raw.body);
  if (errors.length > 0) throw invalidInput(errors);
  return joined;
}

/** Returns the issues of a zod error by field. */
export function toFieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.map((issue) => ({ field: issue.path.join('.') || 'body', message: issue.message }));
}

/** Creates one INVALID_INPUT error for all issues; its message names the first. */
export function invalidInput(errors: FieldError[]): ApiError {
  const [first] = errors;
  return new ApiError('INVALID_INPUT', {
    ...(first && { message: `${first.field}: ${first.message}` }),
    details: errors,
  });
}
