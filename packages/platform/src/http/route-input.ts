import { ApiError, type FieldFault } from '@placelore/contracts/errors.js';
import type { Route } from '@placelore/contracts/route.js';
import type { z } from 'zod';
import { inputWords } from './input-words.js';

interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/**
 * Validates parameters, query and body against the route's contract and joins them.
 * @throws ApiError INVALID_INPUT naming every wrong field.
 */
export function readInput(route: Route, raw: RawInput): Record<string, unknown> {
  const faults: FieldFault[] = [];
  const joined: Record<string, unknown> = {};
  const read = (schema: z.ZodObject | undefined, value: unknown) => {
    if (!schema) return;
    const parsed = schema.safeParse(value ?? {}, { error: inputWords });
    if (parsed.success) Object.assign(joined, parsed.data);
    else faults.push(...fieldFaults(parsed.error));
  };
  read(route.params, raw.params);
  read(route.query, raw.query);
  if (route.bodyKind !== 'stream') read(route.body, raw.body);
  if (faults.length > 0) throw invalidInput(faults);
  return joined;
}

/** The faults of a zod error, by field. */
export function fieldFaults(error: z.ZodError): FieldFault[] {
  return error.issues.map((issue) => ({ field: issue.path.join('.') || 'body', message: issue.message }));
}

/** One INVALID_INPUT for all faults; its sentence names the first. */
export function invalidInput(faults: FieldFault[]): ApiError {
  const [first] = faults;
  return new ApiError('INVALID_INPUT', {
    ...(first && { message: `${first.field}: ${first.message}` }),
    details: faults,
  });
}
