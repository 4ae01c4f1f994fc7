import { withoutKeyFacts } from './without-key-facts.js';

const KINDS = new Set(['best time', 'tip'] as const);
const marker = (quiet = '') => `<sup${quiet}><a href="#source-1">1</a></sup>`;
const WHEN = `<p><strong>When to go:</strong> May to August.${marker()}</p>`;
const VISIT = `A visit usually takes about three hours.${marker()}`;

describe('withoutKeyFacts', () => {
  it('leaves out the best time and the visit time in the words of the key facts, and keeps the marker before', () => {
    const html = `<h2>Practical</h2>${WHEN}<p>Climb the hill.${marker(' data-quiet')} ${VISIT}</p><h2>Nearby</h2>`;
    expect(withoutKeyFacts(html, KINDS)).toBe(`<h2>Practical</h2><p>Climb the hill.${marker()}</p><h2>Nearby</h2>`);
  });

  it('leaves out a section of which nothing remains', () => {
    expect(withoutKeyFacts(`<p>A hill.</p><h2>Practical</h2>${WHEN}<p>${VISIT}</p>`, KINDS)).toBe('<p>A hill.</p>');
    expect(withoutKeyFacts(`<h2>Practical</h2>${WHEN}<h2>Nearby</h2>`, KINDS)).toBe('<h2>Nearby</h2>');
  });

  it('changes nothing that the page does not show as a key fact', () => {
    const html = `<h2>Practical</h2>${WHEN}<p>${VISIT}</p>`;
    expect(withoutKeyFacts(html, new Set(['period']))).toBe(html);
  });
});
