import { AnalysisService, type Answer, guest } from './analysis-service.js';
import { photo } from './photos.js';
import { END, FORM, part } from './raw-upload.js';

/** Takes the uploads. */
export let service: AnalysisService;

/** Starts it for the tests of a file. */
export function useUploads(): void {
  beforeAll(async () => {
    service = await AnalysisService.start();
  });
  afterAll(() => service.stop());
}

export const FILE = 'form-data; name="image"; filename="a.jpg"';
const prefer = { prefer: 'respond-async' };

export const post = (body: Buffer | string, type: string): Promise<Answer> =>
  service.call('/api/analyze', guest(), {
    method: 'POST',
    body: typeof body === 'string' ? body : new Uint8Array(body),
    headers: { 'content-type': type, ...prefer },
  });
export const form = (...parts: Buffer[]) => post(Buffer.concat([...parts, END]), FORM);
export const outcome = ({ status, body }: Answer) => [status, body.code ?? body.status];
/** Proof that whatever came before did no lasting harm. */
export const stillWorks = async () => expect(outcome(await form(part(FILE, await photo())))).toEqual([202, 'queued']);
