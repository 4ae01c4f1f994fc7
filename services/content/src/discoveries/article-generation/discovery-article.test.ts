import type { Provenance } from '@placelore/contracts/analysis/analyses.js';
import { createSampleKnowledge } from '../../../../../infra/test/sample-knowledge.ts';
import type { Discovery } from '../core/discovery.entity.js';
import { type CheckedGuide, toArticleDraft } from './discovery-article.js';

const provenance = (model: string | null, note: string | null = null): Provenance => ({
  provider: model === null ? 'embedded' : 'openai',
  ...{ model, promptVersion: null, note },
});
const TEMPLATE = provenance(null, 'The budget is spent.');
const texts = {
  ...{ title: 'Hoi An', metaDescription: '', description: 'A port.', category: 'Landmark', culturalSignificance: '' },
  ...{ sections: [], travelTips: [], bestTimeToVisit: null, facts: [] },
};
const buildDiscovery = (writing: Provenance | null) =>
  ({
    ...{ id: 7, title: 'Old town', category: 'Other', location: 'Vietnam', isPublic: true, mediaId: null },
    ...{ imageUrl: null, thumbnailUrl: null, description: 'A port.', culturalInfo: '', facts: [] },
    ...{ writing, verification: null, knowledge: null },
  }) as unknown as Discovery;
const buildGuide = (writing: Provenance, kind = 'landmark') =>
  ({
    ...{ place: { kind, name: 'Hoi An', city: 'Hoi An', latitude: 15.9, longitude: 108.3 }, neighbors: [] },
    ...{ background: createSampleKnowledge(['summary', 'A port.']), texts, verification: null, writing },
  }) as unknown as CheckedGuide;

describe('toArticleDraft', () => {
  it.each([
    ['the guide, if a model wrote both', provenance('a'), provenance('b'), provenance('a')],
    ['the guide, if only a model wrote that', provenance('a'), TEMPLATE, provenance('a')],
    ['the guide, if no model wrote either', TEMPLATE, provenance(null), TEMPLATE],
    ['the guide, if the author of the discovery is unknown', TEMPLATE, null, TEMPLATE],
    [
      'the model that described the photo, with the note of the guide, if no model wrote that',
      TEMPLATE,
      provenance('b'),
      provenance('b', TEMPLATE.note),
    ],
  ])('credits %s', (_, guide, discovery, expected) => {
    expect(toArticleDraft(buildDiscovery(discovery), buildGuide(guide)).writing).toEqual(expected);
  });

  it('is named after the sight, or after the discovery if only the town is known', () => {
    const draft = (kind: string) => toArticleDraft(buildDiscovery(null), buildGuide(TEMPLATE, kind));
    expect(draft('landmark')).toMatchObject({ title: 'Hoi An', category: 'Landmark', latitude: 15.9 });
    expect(draft('city')).toMatchObject({ title: 'Old town', category: 'Other', latitude: 15.9 });
    expect(toArticleDraft(buildDiscovery(null), null)).toMatchObject({ title: 'Old town', latitude: null });
  });
});
