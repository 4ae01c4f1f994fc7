import type { ContentScores } from '../images/content-classifier-worker.js';
import { LocalModeration, toSafety } from './local-moderation.js';

const createScores = (overrides: Partial<ContentScores>): ContentScores => ({
  drawing: 0,
  hentai: 0,
  neutral: 0,
  porn: 0,
  sexy: 0,
  ...overrides,
});
const NEUTRAL = createScores({ neutral: 0.9, drawing: 0.1 });

describe('toSafety', () => {
  it.each<[string, ContentScores[], string]>([
    ['both models see nothing', [NEUTRAL, NEUTRAL], 'safe'],
    ['a drawing', [createScores({ drawing: 0.99 }), createScores({ drawing: 0.8, neutral: 0.2 })], 'safe'],
    ['a little skin at the beach', [createScores({ neutral: 0.7, sexy: 0.3 }), NEUTRAL], 'safe'],
    ['explicit just below the limit', [createScores({ neutral: 0.81, porn: 0.19 }), NEUTRAL], 'safe'],
    ['explicit at the limit', [createScores({ neutral: 0.8, porn: 0.2 }), NEUTRAL], 'unchecked'],
    ['both explicit kinds add up', [createScores({ neutral: 0.78, porn: 0.11, hentai: 0.11 }), NEUTRAL], 'unchecked'],
    ['suggestive at the limit', [createScores({ neutral: 0.6, sexy: 0.4 }), NEUTRAL], 'unchecked'],
    ['mostly suggestive', [createScores({ sexy: 0.95 }), createScores({ sexy: 0.95 })], 'unchecked'],
    ['only one model sees explicit content', [createScores({ porn: 0.99 }), NEUTRAL], 'unchecked'],
    [
      'the models see it in different views',
      [createScores({ porn: 0.99 }), NEUTRAL, NEUTRAL, createScores({ porn: 0.99 })],
      'unchecked',
    ],
    ['both models see explicit content', [createScores({ porn: 0.9 }), createScores({ hentai: 0.85 })], 'unsafe'],
    [
      'both see it in the last view only',
      [NEUTRAL, NEUTRAL, createScores({ porn: 0.99 }), createScores({ porn: 0.9 })],
      'unsafe',
    ],
    ['both models below the limit', [createScores({ porn: 0.84 }), createScores({ porn: 0.84 })], 'unchecked'],
    ['no look at all', [], 'unchecked'],
    ['half of the looks is missing', [NEUTRAL], 'unchecked'],
    ['scores that are no numbers', [createScores({ neutral: Number.NaN }), NEUTRAL], 'unchecked'],
  ])('returns the expected safety: %s', (_, scores, expected) => {
    expect(toSafety(scores)).toBe(expected);
  });
});

describe('LocalModeration', () => {
  it('returns the models and the largest share of each kind', async () => {
    const scores = [NEUTRAL, createScores({ neutral: 0.5, sexy: 0.25, drawing: 0.25 })];
    const judgment = await new LocalModeration({ classify: async () => scores }).judge(Buffer.of(1));
    expect(judgment).toEqual({
      safety: 'safe',
      moderation: {
        provider: 'local',
        model: 'nsfwjs MobileNetV2 + MobileNetV2Mid',
        scores: { neutral: 0.9, drawing: 0.25, sexy: 0.25, porn: 0, hentai: 0 },
      },
    });
  });

  it('leaves a photo unchecked when the models cannot classify it', async () => {
    const judgment = await new LocalModeration({ classify: async () => null }).judge(Buffer.of(1));
    expect(judgment).toEqual({ safety: 'unchecked', moderation: null });
  });
});
