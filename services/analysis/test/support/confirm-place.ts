import type { Identity } from '@placelore/contracts/core/identity.js';
import type { LocatedPlace, PlaceClue } from '@placelore/contracts/places/places.js';
import type { AnalysisTestService } from './analysis-test-service.js';
import { DESCRIBED_AREZZO, EIFFEL_TOWER } from './provider-fixtures.js';

/** The Eiffel Tower as the worker locates it when its owner chose it. */
export const CONFIRMED_TOWER: LocatedPlace = {
  ...EIFFEL_TOWER,
  evidence: [{ kind: 'named by the traveler', detail: 'Eiffel Tower was chosen as the place', confidence: 0.95 }],
};

/** Uploads a photo whose owner then chooses its place, and completes it as the worker does. @returns the analysis id */
export async function confirmPlace(
  service: AnalysisTestService,
  owner: Identity,
  jpeg: Buffer,
  place: LocatedPlace = CONFIRMED_TOWER,
): Promise<string> {
  const id = await service.submit(owner, jpeg);
  await service.commit(id);
  await choosePlace(service, owner, id, place);
  return id;
}

/** Chooses the place of a photo that has a result, and completes the correction as the worker does. */
export async function choosePlace(
  service: AnalysisTestService,
  owner: Identity,
  id: string,
  place: LocatedPlace,
): Promise<void> {
  const { name, latitude, longitude } = place;
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const chosen = await service.call(`/api/analyses/${id}/place`, owner, {
    ...init,
    body: JSON.stringify({ name, latitude, longitude }),
  });
  const written = await service.write(id, { ...DESCRIBED_AREZZO, place, exactPlace: null });
  const { status } = await service.commit(id);
  if (chosen.status !== 202 || written.status !== 200 || status >= 300) throw new Error('the place was not confirmed');
}

/** Uploads a new photo. @returns the clues that similar photos give to it */
export async function findSimilarPhotoClues(
  service: AnalysisTestService,
  owner: Identity,
  jpeg: Buffer,
): Promise<PlaceClue[]> {
  const id = await service.submit(owner, jpeg);
  const { body } = await service.internal(`analyses/${id}/observe`);
  return body.observation.clues.filter(({ kind }: PlaceClue) => kind === 'similar photo');
}
