import { analysisHints } from '@placelore/contracts/analyses.js';
import { LocalModeration } from './local-moderation.js';
import { ModeratedVision, type ModerationChoice } from './moderated-vision.js';
import type { VisionFinding, VisionProvider } from './vision-provider.js';

const photo = { bytes: Buffer.of(1), mimeType: 'image/jpeg' };
const finding = (given: Partial<VisionFinding>): VisionFinding => ({
  clues: [],
  labels: ['Tower'],
  readText: null,
  safety: 'unchecked',
  moderation: null,
  provenance: { provider: 'google', model: null, promptVersion: null, note: null },
  costs: [],
  ...given,
});
const JUDGED = finding({ safety: 'unsafe', moderation: { provider: 'google', model: null, scores: null } });
const UNJUDGED = finding({});

/** Every photo is safe to the models on this server. */
function visionWith(seen: VisionFinding, choice: ModerationChoice) {
  let looks = 0;
  const classify = async () => {
    looks++;
    return [1, 2].map(() => ({ drawing: 0, hentai: 0, neutral: 1, porn: 0, sexy: 0 }));
  };
  const inner: VisionProvider = { name: 'google', look: async () => seen };
  const vision = new ModeratedVision(inner, choice, new LocalModeration({ classify }));
  return { vision, countLooks: () => looks };
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
  ])('%s: uses the right judge', async (choice, seen, safety, provider, looks) => {
    const { vision, countLooks } = visionWith(seen, choice);
    const found = await vision.look(photo, analysisHints.parse({}), new AbortController().signal);
    expect([found.safety, found.moderation?.provider ?? null, countLooks()]).toEqual([safety, provider, looks]);
    expect(found.labels).toEqual(['Tower']);
  });

  it('keeps no judgement that was broken off', async () => {
    const { vision } = visionWith(UNJUDGED, 'auto');
    const stopping = new Error('the process stops');
    await expect(vision.look(photo, analysisHints.parse({}), AbortSignal.abort(stopping))).rejects.toBe(stopping);
  });
});
