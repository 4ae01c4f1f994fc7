import { getWritingLabel } from './writing-label.js';

const provenance = { provider: 'openai', model: 'some-model', promptVersion: 'guide-1', note: null };
const toTermUrl = (name: string) => `http://cv.iptc.org/newscodes/digitalsourcetype/${name}`;

describe('the label of a text', () => {
  it('names a model’s as artificial intelligence, for people and machines', () => {
    const label = getWritingLabel(provenance);
    expect(label?.text).toMatch(/artificial intelligence/);
    expect(label?.digitalSourceType).toBe(toTermUrl('trainedAlgorithmicMedia'));
  });

  it('tells one composed by rules apart', () => {
    const label = getWritingLabel({ ...provenance, provider: 'embedded', model: null });
    expect(label?.text).toMatch(/composed automatically/);
    expect(label?.text).not.toMatch(/artificial intelligence/);
    expect(label?.digitalSourceType).toBe(toTermUrl('dataDrivenMedia'));
  });

  it('counts a vendor that does not name its model as one', () => {
    expect(getWritingLabel({ ...provenance, model: null })).toEqual(getWritingLabel(provenance));
  });

  it('has none for a person’s', () => {
    expect(getWritingLabel(null)).toBeNull();
  });
});
