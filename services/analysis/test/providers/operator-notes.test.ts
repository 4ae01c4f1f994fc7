import { AnalysisTestService, createGuest, createResult } from '../support/analysis-test-service.js';
import { createPhoto } from '../support/create-photo.js';
import { EventStreamClient } from '../support/event-stream-client.js';

let service: AnalysisTestService;
beforeAll(async () => {
  service = await AnalysisTestService.start();
});
afterAll(() => service.stop());

const provenance = { provider: 'embedded', model: null, promptVersion: null };
const NOTED = {
  writing: { ...provenance, note: 'openai was not called: the price of model-w is not configured' },
  vision: { ...provenance, note: 'google rejected the key: 401' },
};

describe('the reason why another provider was not used', () => {
  it('is stored, and is in no response to the owner of the photo', async () => {
    const actor = createGuest();
    const bytes = await createPhoto();
    const id = await service.submit(actor, bytes);
    await service.commit(id, NOTED);
    const { result } = (await service.call(`/api/analyses/${id}`, actor)).body;
    expect([result.writing, result.vision]).toEqual([provenance, provenance]);

    const stream = await EventStreamClient.open(service, id, actor);
    await stream.waitForEnd();
    const bodies = [
      (await service.upload(actor, bytes)).body,
      (await service.call('/api/analyses', actor)).body,
      (await service.call('/api/export/analyses', actor)).body,
      stream.events,
    ];
    for (const body of bodies) {
      expect(JSON.stringify(body)).toContain(createResult(id).title);
      expect(JSON.stringify(body)).not.toMatch(/was not called|rejected the key/);
    }
    expect((await service.findRow(id)).result).toMatchObject(NOTED);
  });

  it('is not in the export while a correction hides the result', async () => {
    const actor = createGuest();
    const id = await service.submit(actor, await createPhoto());
    await service.commit(id, NOTED);
    const place = { name: 'Kyoto', latitude: 35.0116, longitude: 135.7681 };
    const corrected = await service.call(`/api/analyses/${id}/place`, actor, {
      method: 'POST',
      body: JSON.stringify(place),
      headers: { 'content-type': 'application/json' },
    });
    expect(corrected).toMatchObject({ status: 202, body: { result: null } });
    const [exported] = (await service.call('/api/export/analyses', actor)).body;
    expect([exported.result.writing, exported.result.vision]).toEqual([provenance, provenance]);
  });
});
