import { AnalysisTestService, createGuest, type TestResponse } from './analysis-test-service.js';
import { createPhoto } from './create-photo.js';
import { createPart, END, FORM } from './raw-upload.js';

/** The service that receives the uploads. */
export let service: AnalysisTestService;

/** Starts the service for the tests of a file. */
export function useUploads(): void {
  beforeAll(async () => {
    service = await AnalysisTestService.start();
  });
  afterAll(() => service.stop());
}

export const FILE_DISPOSITION = 'form-data; name="image"; filename="a.jpg"';
const prefer = { prefer: 'respond-async' };

export const post = (body: Buffer | string, type: string): Promise<TestResponse> =>
  service.call('/api/analyze', createGuest(), {
    method: 'POST',
    body: typeof body === 'string' ? body : new Uint8Array(body),
    headers: { 'content-type': type, ...prefer },
  });
export const postForm = (...parts: Buffer[]) => post(Buffer.concat([...parts, END]), FORM);
export const getStatusAndCode = ({ status, body }: TestResponse) => [status, body.code ?? body.status];
/** Asserts that the preceding request did no harm: the next upload is accepted. */
export const expectUploadAccepted = async () =>
  expect(getStatusAndCode(await postForm(createPart(FILE_DISPOSITION, await createPhoto())))).toEqual([202, 'queued']);
