import { analysisHints } from '@placelore/contracts/analysis/analyses.js';
import { LocalModeration } from './local-moderation.js';
import { ModeratedVision, type ModerationChoice } from './moderated-vision.js';
import type { VisionFinding, VisionProvider } from './vision-provider.js';

const photo = { bytes: Buffer.of(1), mimeType: 'image/jpeg' };
const createFinding = (overrides: Partial<VisionFinding>): VisionFinding => ({
  clues: [],
  labels: ['Tower'],
  subject: null,
  readText: null,
  safety: 'unchecked',
  moderation: null,
  provenance: { provider: 'google', model: null, promptVersion: null, note: null },
  costs: [],
  answer: { said: null, tokens: null },
  ...overrides,
});
const JUDGED = createFinding({ safety: 'unsafe', moderation: { provider: 'google', model: null, scores: null } });
const UNJUDGED = createFinding({});

/** A photo that the models on this server consider safe. */
function createVision(innerFinding: VisionFinding, choice: ModerationChoice) {
  let callCount = 0;
  const classify = async () => {
    callCount++;
    return [1, 2].map(() => ({ drawing: 0, hentai: 0, neutral: 1, porn: 0, sexy: 0 }));
  };
  const inner: VisionProvider = { name: 'google', inspect: async () => innerFinding };
  const vision = new ModeratedVision(inner, choice, new LocalModeration({ classify }));
  return { vision, countCalls: () => callCount };
}

describe('ModeratedVision', () => {
  it.each<[ModerationChoice, VisionFinding, string, string | null, number]>([
    ['auto', JUDGED, 'unsafe', 'google', 0],
    ['auto', UNJUDGED, 'safe', 'local', 1],
    ['vision', JUDGED, 'unsafe', 'google', 0],
    ['vision', UNJUDGED, 'unchecked', null, 0],
    ['local', JUDGED, 'safe', 'local', 1],
    ['local', UNJUDGED, 'safe', 'local', 1],
    ['off', JUDGED, 'unchecked', null, 0],
    ['off', UNJUDGED, 'unchecked', null, 0],
  ])('%s: uses the verdict of the selected checker', async (choice, innerFinding, safety, provider, expectedCalls) => {
    const { vision, countCalls } = createVision(innerFinding, choice);
    const found = await vision.inspect(photo, analysisHints.parse({}), new AbortController().signal);
    expect([found.safety, found.moderation?.provider ?? null, countCalls()]).toEqual([safety, provider, expectedCalls]);
    expect(found.labels).toEqual(['Tower']);
  });

  it('rejects instead of returning an interrupted check', async () => {
    const { vision } = createVision(UNJUDGED, 'auto');
    const stopping = new Error('the process stops');
    await expect(vision.inspect(photo, analysisHints.parse({}), AbortSignal.abort(stopping))).rejects.toBe(stopping);
  });
});
