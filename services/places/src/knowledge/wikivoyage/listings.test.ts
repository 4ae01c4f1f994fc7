import { describe, expect, test } from '@jest/globals';
import { parseListings } from './listings.js';
import { parseTemplates, toPlainText } from './templates.js';

const NOW = new Date('2026-11-23T00:00:00Z');

describe('parseTemplates', () => {
  test('counts braces, so that templates and links may be nested', () => {
    const [template, ...others] = parseTemplates('x {{See | name={{IATA|VIE}} [[a|b]] | lat=1 }} y');
    expect(template?.name).toBe('see');
    expect(Object.fromEntries(template!.parameters)).toEqual({ name: '{{IATA|VIE}} [[a|b]]', lat: '1' });
    expect(others).toEqual([]);
  });

  test.each([['{{see|name=x'], ['}}{{'], ['{{}}'], ['{{ | }}'], ['{'.repeat(5_000)], ['<!-- {{see|name=x}} -->']])(
    'finds nothing in %j',
    (wikitext) => {
      expect(parseTemplates(wikitext.slice(0, 6_000))).toEqual([]);
    },
  );

  test('continues after an unclosed template', () => {
    expect(parseTemplates('{{a {{b|c=1}}').map(({ name }) => name)).toEqual(['b']);
  });
});

test('toPlainText: keeps the words of links, without templates, references and tags', () => {
  expect(
    toPlainText("'''Old''' [[Mill (x)|mill]] [https://a.b c d] {{km|2|{{x}}}}<ref>no</ref> <br/>&amp; [[File:a.jpg]]"),
  ).toBe('Old mill c d &');
});

describe('parseListings', () => {
  const see = (fields: string) => `* {{see | name=Mill | ${fields} }}`;

  test('reads only sights', () => {
    const kinds = ['see', 'do', 'eat', 'sleep', 'buy', 'drink', 'listing | type=see', 'listing | type=eat'];
    const wikitext = kinds
      .map((kind, index) => `{{${kind} | name=N${index} | content=It is a nice place. }}`)
      .join('\n');
    expect(parseListings(wikitext, NOW).map(({ name }) => name)).toEqual(['N0', 'N1', 'N6']);
  });

  test.each([
    ['of this year', 'lastedit=2026-05-01', 1],
    ['of three years ago', 'lastedit=2023-11-23', 1],
    ['of more than three years ago', 'lastedit=2023-11-22', 0],
    ['without a date', '', 1],
    ['without a name', 'name=', 0],
  ])('keeps or drops a listing %s', (_, fields, count) => {
    expect(parseListings(see(fields), NOW)).toHaveLength(count);
  });

  test('reads neither prices nor hours without a date', () => {
    const [dated] = parseListings(
      see('lastedit=2026-05-01 | hours=Tu-Su 10:00-17:00 | price=€5 | content=Costs €5. It is old.'),
      NOW,
    );
    expect(dated).toEqual({ name: 'Mill', sentence: 'It is old.', hours: 'Tu-Su 10:00-17:00', editedOn: '2026-05-01' });
    expect(parseListings(see('hours=Tu-Su 10:00-17:00'), NOW)[0]?.hours).toBeNull();
    expect(parseListings(see('lastedit=2026-05-01 | hours=free on Sundays'), NOW)[0]?.hours).toBeNull();
  });
});
