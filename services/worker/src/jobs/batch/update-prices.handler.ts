import { internalBatchRuns } from '@placelore/contracts/content/admin/batch-runs.internal.js';
import { internalWriting } from '@placelore/contracts/content/guides.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import type { JobHandler } from '../job-context.js';

/**
 * Fetches the prices of providers from the services that call them, and passes them to content, which estimates runs.
 */
export const updatePrices: JobHandler<'batch.prices'> = async ({ call, jobRequestId }) => {
  const [{ usd: nearbyUsd }, { isPaid: writingIsPaid }] = await Promise.all([
    call(internalPlaces.getNearbyPrice, {}),
    call(internalWriting.getPrice, {}),
  ]);
  await call(internalBatchRuns.savePrices, { jobRequestId, nearbyUsd, writingIsPaid });
};
