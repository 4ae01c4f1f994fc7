import { internalWriting } from '@placelore/contracts/guides.js';
import { internalBatchRuns } from '@placelore/contracts/internal-batch-runs.js';
import { internalPlaces } from '@placelore/contracts/places.js';
import type { JobHandler } from './flow.js';

/** Asks the owners of the providers what these charge, and tells content, which estimates runs. */
export const updatePrices: JobHandler<'batch.prices'> = async ({ call, workRequestId }) => {
  const [{ usd: nearbyUsd }, { isPaid: writingIsPaid }] = await Promise.all([
    call(internalPlaces.getNearbyPrice, {}),
    call(internalWriting.getPrice, {}),
  ]);
  await call(internalBatchRuns.savePrices, { workRequestId, nearbyUsd, writingIsPaid });
};
