import { writingLabel } from './writing-label.js';

const provenance = { provider: 'openai', model: 'some-model', promptVersion: 'guide-1', note: null };
const term = (name: string) => `http://cv.iptc.org/newscodes/digitalsourcetype/${name}`;

describe('the label of a text', () => {
  it('names a model’s as artificial intelligence, for people and machines', () => {
    const label = writingLabel(provenance);
    expect(label?.text).toMatch(/artificial intelligence/);
    expect(label?.digitalSourceType).toBe(term('trainedAlgorithmicMedia'));
  });

  it('tells one composed by rules apart', () => {
    const label = writingLabel({ ...provenance, provider: 'embedded', model: null });
    expect(label?.text).toMatch(/composed automatically/);
    expect(label?.text).not.toMatch(/artificial intelligence/);
    expect(label?.digitalSourceType).toBe(term('dataDrivenMedia'));
  });

  it('counts a vendor that does not name its model as one', () => {
    expect(writingLabel({ ...provenance, model: null })).toEqual(writingLabel(provenance));
  });

  it('has none for a person’s', () => {
    expect(writingLabel(null)).toBeNull();
  });
});
