import { adminDiscoveries } from '@placelore/contracts/admin-discoveries.js';
import { call } from '../../../lib/api.js';
import { HttpError } from '../../../lib/http-error.js';
import type { Failure } from '../list/declaration.js';
import { toFailure } from '../list/useActions.js';
import { STRINGS } from './texts.js';

const isMethodNotAllowed = (error: unknown): boolean => error instanceof HttpError && error.status === 405;

/** Deletes a discovery; where a network lets no DELETE through, by POST. @throws HttpError, TypeError */
export async function deleteDiscovery(id: number): Promise<void> {
  try {
    await call(adminDiscoveries.delete, { id });
  } catch (error) {
    if (!isMethodNotAllowed(error)) throw error;
    await call(adminDiscoveries.deleteByPost, { id });
  }
}

/** What is said of a discovery that could not be deleted. */
export function toDeleteFailure(error: unknown): Failure {
  if (isMethodNotAllowed(error)) return { title: STRINGS.networkTitle, description: STRINGS.network };
  const status = error instanceof HttpError ? error.status : 0;
  if (status === 401) return { title: STRINGS.networkTitle, description: STRINGS.notSignedIn };
  if (status === 403) return { title: STRINGS.networkTitle, description: STRINGS.notAllowed };
  return toFailure(STRINGS.deleteFailed)(error);
}
