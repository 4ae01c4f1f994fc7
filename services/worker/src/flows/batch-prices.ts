import { internalWriting } from '@placelore/contracts/guides.js';
import { internalBatchRuns } from '@placelore/contracts/internal-batch-runs.js';
import { internalPlaces } from '@placelore/contracts/places.js';
import type { Flow } from './flow.js';

/** Asks the owners of the providers what these charge, and tells content, which estimates runs. */
export const batchPrices: Flow<'batch.prices'> = async ({ call, workRequestId }) => {
  const [{ usd: nearbyUsd }, { isPaid: writingIsPaid }] = await Promise.all([
    call(internalPlaces.nearbyPrice, {}),
    call(internalWriting.price, {}),
  ]);
  await call(internalBatchRuns.notePrices, { workRequestId, nearbyUsd, writingIsPaid });
};
