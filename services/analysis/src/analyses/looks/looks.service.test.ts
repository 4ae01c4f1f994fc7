import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import type { CostEntry } from '../../costs/costs.js';
import type { AnalysesRepository } from '../analyses.repository.js';
import type { LooksRepository, NewLook } from './looks.repository.js';
import { LooksService } from './looks.service.js';

const PROVENANCE = { provider: 'openai', model: 'm', promptVersion: '1', note: null };
const ANSWER = { said: '{}', tokens: { input: 1, output: 2 } };
const cost = (purpose: CostEntry['purpose'], usd: number, estimated = false): CostEntry => ({
  ...{ provider: 'openai', model: 'm', purpose, usd, estimated },
});

function createService() {
  const added: NewLook[] = [];
  const conclusions: string[] = [];
  const repository = {
    add: async (_id: string, look: NewLook) => void added.push(look),
    conclude: async (_id: string, conclusion: string) => void conclusions.push(conclusion),
  } as unknown as LooksRepository;
  const analyses = { findById: async () => null } as unknown as AnalysesRepository;
  return { service: new LooksService(repository, analyses), added, conclusions };
}

it('LooksService: records the look with the costs of looking, and not of other calls', async () => {
  const { service, added } = createService();
  const costs = [cost('vision', 0.25), cost('moderation', 4, true), cost('vision', 0.5)];
  const result = { provenance: PROVENANCE, costs, answer: ANSWER };
  expect(await service.record('a', 2, async () => result)).toBe(result);
  expect(added).toEqual([
    { ...PROVENANCE, ...ANSWER, look: 2, usd: 0.75, estimated: false, durationMs: expect.any(Number) },
  ]);
});

it('LooksService: says that a cost is estimated if a part of it is', async () => {
  const { service, added } = createService();
  const costs = [cost('vision', 0.25), cost('vision', 0.5, true)];
  await service.record('a', 1, async () => ({ provenance: PROVENANCE, costs, answer: ANSWER }));
  expect(added[0]).toMatchObject({ look: 1, usd: 0.75, estimated: true });
});

it('LooksService: concludes with the place and what became of recognized landmarks', async () => {
  const { service, conclusions } = createService();
  const clue = (kind: string, detail: string) => ({ kind, detail, confidence: 0.3 });
  const place = {
    ...{ name: 'Arezzo', kind: 'city', city: 'Arezzo', region: null, country: 'Italy', confidence: 0.8 },
    evidence: [clue('photo position', 'By its position'), clue('landmark recognized', 'Duomo: not there')],
  } as unknown as LocatedPlace;
  await service.conclude('a', 'identified', place);
  await service.conclude('a', 'not identified', null);
  expect(conclusions).toEqual([
    'identified: Arezzo (Arezzo, Italy), confidence 0.8. Duomo: not there',
    'not identified',
  ]);
});

it('LooksService: lists nothing for an unknown analysis', async () => {
  await expect(createService().service.list('a')).rejects.toMatchObject({ code: 'ANALYSIS_NOT_FOUND' });
});
