import type { Observation } from '@placelore/contracts/analysis/analyses.internal.js';
import { type AnalysisHints, analysisHints } from '@placelore/contracts/analysis/analyses.js';
import type { FactKind } from '@placelore/contracts/places/facts.js';
import type { DescribedPlace, LocatedPlace } from '@placelore/contracts/places/places.js';
import { createSampleKnowledge } from '../../../../infra/test/sample-knowledge.ts';
import { toShownPosition } from '../../src/analyses/steps/compose-result.js';
import type { CostEntry, CostLedger, ReservedCost } from '../../src/costs/costs.js';
import type { Photo } from '../../src/vision/vision-provider.js';

/** A ledger in memory. */
export class MemoryLedger implements CostLedger {
  readonly entries: CostEntry[] = [];
  readonly budgetUsd: number;

  constructor(budgetUsd = 100) {
    this.budgetUsd = budgetUsd;
  }

  get totalUsd(): number {
    return this.entries.reduce((sum, entry) => sum + entry.usd, 0);
  }

  async reserve(entry: CostEntry): Promise<ReservedCost | null> {
    if (this.totalUsd + entry.usd > this.budgetUsd) return null;
    const stored = { ...entry };
    this.entries.push(stored);
    return {
      settle: async (usd, estimated) => {
        Object.assign(stored, { usd, estimated });
        if (usd === 0) this.entries.splice(this.entries.indexOf(stored), 1);
      },
    };
  }
}

/** Round prices: the fake reports a thousand input tokens and five hundred output tokens, which cost 0.002 USD. */
export const PRICES = { 'model-v': { input: 1, output: 2 }, 'model-w': { input: 1, output: 2 } };
export const RESPONSE_USD = 0.002;

/** A JPEG of one color that is small and without metadata, so that it is sent unchanged. */
const JPEG = [
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/',
  '2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAAR',
  'CAAGAAgDASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAVAQEBAAAAAAAA',
  'AAAAAAAAAAACBP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AACIn//Z',
].join('');
export const SAMPLE_PHOTO: Photo = { bytes: Buffer.from(JPEG, 'base64'), mimeType: 'image/jpeg' };
export const NO_HINTS: AnalysisHints = analysisHints.parse({});
export const NEVER_ABORTED = new AbortController().signal;

const provenance = { provider: 'embedded', model: null, promptVersion: null, note: null };

export const EMPTY_OBSERVATION: Observation = {
  clues: [],
  readText: null,
  labels: [],
  subject: null,
  takenAt: null,
  safety: 'unchecked',
  moderation: null,
  vision: provenance,
};

export const EIFFEL_TOWER: LocatedPlace = {
  name: 'Eiffel Tower',
  localName: 'Tour Eiffel',
  kind: 'landmark',
  category: 'Landmark',
  latitude: 48.8584,
  longitude: 2.2945,
  city: 'Paris',
  region: 'Île-de-France',
  country: 'France',
  countryCode: 'FR',
  guidebookId: 'eiffel-tower',
  confidence: 0.95,
  evidence: [],
  provider: 'embedded',
  attribution: null,
};
/** The texts that the facts below are sorted into. */
export const EIFFEL_TOWER_TEXTS = {
  summary: 'A wrought-iron lattice tower on the Champ de Mars.',
  significance: 'Built for the world fair of 1889, it became the emblem of the city.',
  period: 'Eiffel Tower dates from 1887–1889.',
  facts: ['It was meant to stand for twenty years.', 'It grows by several centimetres in summer heat.'],
  tips: ['Book the lift ahead.'],
  bestTime: 'At dusk, when the lights come on.',
};

export const EIFFEL_TOWER_BACKGROUND = createSampleKnowledge(
  ['summary', EIFFEL_TOWER_TEXTS.summary],
  ['significance', EIFFEL_TOWER_TEXTS.significance],
  ['period', EIFFEL_TOWER_TEXTS.period],
  ...EIFFEL_TOWER_TEXTS.facts.map((text): [FactKind, string] => ['detail', text]),
  ...EIFFEL_TOWER_TEXTS.tips.map((text): [FactKind, string] => ['tip', text]),
  ['best time', EIFFEL_TOWER_TEXTS.bestTime],
);

export const AREZZO: LocatedPlace = {
  ...EIFFEL_TOWER,
  name: 'Arezzo',
  localName: null,
  kind: 'city',
  category: 'Cultural Site',
  city: 'Arezzo',
  region: 'Tuscany',
  country: 'Italy',
  countryCode: 'IT',
  guidebookId: null,
};
export const AREZZO_BACKGROUND = createSampleKnowledge(['population', 'About 91,600 people live there.']);

/** A town, for a photo with a known position in it. */
export const DESCRIBED_AREZZO: DescribedPlace = {
  place: AREZZO,
  identity: null,
  missingProviders: [],
  background: AREZZO_BACKGROUND,
  nearbyAttractions: [{ name: 'Fortress', distance: '300 m', coordinates: { lat: 48.86, lng: 2.3 } }],
  exactPlace: {
    latitude: 43.461234,
    longitude: 11.871234,
    nearbyAttractions: [{ name: 'Amphitheatre', distance: '55 m', coordinates: { lat: 43.4611, lng: 11.8801 } }],
  },
  recommendations: { locationInfo: { city: 'Arezzo', country: 'Italy' }, tours: [], hotels: [], activities: [] },
};
/** Published position of the discovery of a photo whose own position is unknown. */
export const SHOWN_AREZZO = toShownPosition({ ...DESCRIBED_AREZZO, exactPlace: null });
