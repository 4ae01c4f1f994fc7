import { analysisHints } from '@placelore/contracts/analysis/analyses.js';
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

describe('ModeratedVision', () => {
  it.each<[ModerationChoice, VisionFinding, string, string | null]>([
    ['auto', JUDGED, 'unsafe', 'google'],
    ['auto', UNJUDGED, 'unchecked', null],
    ['vision', JUDGED, 'unsafe', 'google'],
    ['local', JUDGED, 'unchecked', null],
    ['off', JUDGED, 'unchecked', null],
  ])('%s: uses the verdict of the provider if selected', async (choice, innerFinding, safety, provider) => {
    const inner: VisionProvider = { name: 'google', inspect: async () => innerFinding };
    const vision = new ModeratedVision(inner, choice);
    const found = await vision.inspect(photo, analysisHints.parse({}), new AbortController().signal);
    expect([found.safety, found.moderation?.provider ?? null]).toEqual([safety, provider]);
    expect(found.labels).toEqual(['Tower']);
  });
});
