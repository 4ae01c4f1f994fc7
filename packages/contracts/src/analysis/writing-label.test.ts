import { getWritingLabel } from './writing-label.js';

const provenance = { provider: 'openai', model: 'some-model', promptVersion: 'guide-1', note: null };
const toTermUrl = (name: string) => `http://cv.iptc.org/newscodes/digitalsourcetype/${name}`;

describe('getWritingLabel', () => {
  it("labels a model's text as artificial intelligence, for people and machines", () => {
    const label = getWritingLabel(provenance);
    expect(label?.text).toMatch(/artificial intelligence/);
    expect(label?.digitalSourceType).toBe(toTermUrl('trainedAlgorithmicMedia'));
  });

  it('labels a rule-composed text differently', () => {
    const label = getWritingLabel({ ...provenance, provider: 'embedded', model: null });
    expect(label?.text).toMatch(/composed automatically/);
    expect(label?.text).not.toMatch(/artificial intelligence/);
    expect(label?.digitalSourceType).toBe(toTermUrl('dataDrivenMedia'));
  });

  it('counts a vendor that does not name its model as a model', () => {
    expect(getWritingLabel({ ...provenance, model: null })).toEqual(getWritingLabel(provenance));
  });

  it("returns null for a person's text", () => {
    expect(getWritingLabel(null)).toBeNull();
  });
});
