import { describe, expect, test } from '@jest/globals';
import { getBestClaims, getItemIds, getItemPosition, getTexts, isGone } from './claims.js';
import { buildStatements, getNeededLabels } from './item-statements.js';
import { PROPERTIES, type WikidataItem } from './wikidata-item.js';

const LABELS = new Map(['Q1', 'Q2', 'Q3', 'Q4', 'Q5'].map((id) => [id, `Label ${id.slice(1)}`]));
const toSnak = (type: string, value: unknown) => ({ snaktype: 'value', datavalue: { type, value } });
const item = (id: string) => toSnak('wikibase-entityid', { id });
const text = (value: string) => toSnak('string', value);
const time = (value: string, precision = 9) => toSnak('time', { time: `${value}T00:00:00Z`, precision });
const quantity = (amount: string, unit = '1') =>
  toSnak('quantity', { amount, unit: unit === '1' ? unit : `http://www.wikidata.org/entity/${unit}` });
const METER = 'Q11573';

type Snak = ReturnType<typeof toSnak>;
const claim = (mainsnak: Snak, rest: object = {}) => ({ mainsnak, rank: 'normal', ...rest });
const wikidataItem = (claims: Record<string, (Snak | ReturnType<typeof claim>)[]>, description = '') =>
  ({
    id: 'Q9',
    lastrevid: 1,
    labels: {},
    aliases: {},
    sitelinks: {},
    descriptions: description ? { en: { language: 'en', value: description } } : {},
    claims: Object.fromEntries(
      Object.entries(claims).map(([property, values]) => [
        property,
        values.map((value) => ('mainsnak' in value ? value : claim(value))),
      ]),
    ),
  }) as unknown as WikidataItem;
const state = (claims: Parameters<typeof wikidataItem>[0], isSettlement = false, description = '') =>
  buildStatements({ item: wikidataItem(claims, description), name: 'Arx', isSettlement, labels: LABELS });
const say = (...args: Parameters<typeof state>) => state(...args).map(({ statement }) => statement);

const year = (value: string) => ({ qualifiers: { P585: [time(value)] } });
const circa = { qualifiers: { P1480: [item('Q5727902')] } };
const between = (from: string | null, to: string | null) => ({
  qualifiers: { ...(from && { P1319: [time(from)] }), ...(to && { P1326: [time(to)] }) },
});

describe('buildStatements', () => {
  test.each([
    ['capital', { P36: [item('Q1')] }, ['The capital of Arx is Label 1.']],
    ['two capitals', { P36: [item('Q1'), item('Q2')] }, []],
    ['architect', { P84: [item('Q1')] }, ['The architect of Arx was Label 1.']],
    ['architects', { P84: [item('Q1'), item('Q2')] }, ['The architects of Arx were Label 1 and Label 2.']],
    [
      'three',
      { P84: [item('Q1'), item('Q2'), item('Q3')] },
      ['The architects of Arx were Label 1, Label 2 and Label 3.'],
    ],
    ['four', { P84: ['Q1', 'Q2', 'Q3', 'Q4'].map(item) }, []],
    ['one without a label', { P84: [item('Q1'), item('Q77')] }, []],
    ['style', { P149: [item('Q1')] }, ['The architectural style of Arx is Label 1.']],
    ['language', { P37: [item('Q1')] }, ['The official language of Arx is Label 1.']],
    ['languages', { P37: [item('Q1'), item('Q2')] }, ['The official languages of Arx are Label 1 and Label 2.']],
    ['admin and country', { P131: [item('Q1')], P17: [item('Q2')] }, ['Arx is in Label 1, Label 2.']],
    ['the same twice', { P131: [item('Q1')], P17: [item('Q1')] }, ['Arx is in Label 1.']],
    ['two admins', { P131: [item('Q1'), item('Q3')], P17: [item('Q2')] }, ['Arx is in Label 2.']],
    ['World Heritage', { P1435: [item('Q9259')] }, ['Arx is on UNESCO’s World Heritage List.']],
    ['World Heritage by id', { P757: [text('7')] }, ['Arx is on UNESCO’s World Heritage List.']],
    [
      'protections, three at most',
      { P1435: ['Q1', 'Q2', 'Q9259', 'Q3', 'Q4'].map(item) },
      [
        'Arx is on UNESCO’s World Heritage List.',
        'Arx is protected: Label 1.',
        'Arx is protected: Label 2.',
        'Arx is protected: Label 3.',
      ],
    ],
    ['height', { P2048: [quantity('+30', METER)] }, ['Arx is 30 m high.']],
    ['length', { P2043: [quantity('+30', METER)] }, ['Arx is 30 m long.']],
    ['area', { P2046: [quantity('+3', 'Q712226')] }, ['Arx covers 3 km².']],
    ['no height', { P2048: [quantity('0', METER)] }, []],
    ['two heights', { P2048: [quantity('+30', METER), quantity('+31', METER)] }, []],
    ['a height in two units', { P2048: [quantity('+30', METER), quantity('+30', 'Q3710')] }, []],
    ['one height twice', { P2048: [quantity('+30', METER), quantity('+30', METER)] }, ['Arx is 30 m high.']],
    ['elevation', { P2044: [quantity('+30', METER)] }, ['Arx is 30 m above sea level.']],
    ['a depth', { P2044: [quantity('-30', METER)] }, ['Arx is 30 m below sea level.']],
    ['an elevation of kilometers', { P2044: [quantity('+30000', METER)] }, []],
    ['people', { P1082: [quantity('+1234')] }, ['Arx has 1,234 inhabitants.']],
    [
      'people of a year',
      { P1082: [claim(quantity('+1234'), year('+0950-00-00'))] },
      ['Arx has 1,234 inhabitants (950).'],
    ],
    [
      'people of the latest year',
      {
        P1082: [
          claim(quantity('+1'), year('+2001-00-00')),
          claim(quantity('+3'), year('+2021-00-00')),
          claim(quantity('+2'), year('+2011-00-00')),
        ],
      },
      ['Arx has 3 inhabitants (2021).'],
    ],
    ['contradicting people', { P1082: [quantity('+1'), quantity('+2')] }, []],
    ['people twice', { P1082: [quantity('+2'), quantity('+2')] }, ['Arx has 2 inhabitants.']],
    ['website', { P856: [text('https://a.example/')] }, ['The website of Arx is https://a.example/.']],
    ['plain website', { P856: [text('http://a.example/')] }, ['The website of Arx is http://a.example/.']],
    ['other scheme', { P856: [text('ftp://a.example/')] }, []],
    ['no address', { P856: [text('a.example')] }, []],
    ['two websites', { P856: [text('https://a.example/'), text('https://b.example/')] }, []],
    ['a website of 300 letters', { P856: [text(`https://a.example/${'x'.repeat(282)}`)] }, 1],
    ['a website of 301 letters', { P856: [text(`https://a.example/${'x'.repeat(283)}`)] }, 0],
    ['opening', { P1619: [time('+1889-00-00')] }, ['Arx opened in 1889.']],
    ['closure', { P3999: [time('+1889-00-00')] }, ['Arx closed in 1889.']],
    ['end', { P576: [time('+1889-00-00')] }, ['Arx ceased to exist in 1889.']],
    ['beginning', { P571: [time('+1889-00-00')] }, ['Arx came into being in 1889.']],
    ['about', { P571: [claim(time('+1889-00-00'), circa)] }, ['Arx came into being around 1889.']],
    ['about a day', { P1619: [claim(time('+1889-03-31', 11), circa)] }, ['Arx opened around March 31, 1889.']],
    [
      'a span',
      { P571: [claim(time('+1200-00-00'), between('+1163-00-00', '+1345-00-00'))] },
      ['Arx came into being between 1163 and 1345.'],
    ],
    [
      'one bound',
      { P571: [claim(time('+1200-00-00'), between('+1163-00-00', null))] },
      ['Arx came into being in 1200.'],
    ],
    ['two years', { P571: [time('+1889-00-00'), time('+1890-00-00')] }, []],
    ['one year twice', { P571: [time('+1889-00-00'), time('+1889-00-00')] }, ['Arx came into being in 1889.']],
    ['a year and no time', { P571: [time('+1889-00-00'), time('+0000-00-00')] }, []],
  ] as [string, Parameters<typeof state>[0], string[] | number][])('says of %s', (_, claims, statements) => {
    if (typeof statements === 'number') expect(say(claims)).toHaveLength(statements);
    else expect(say(claims)).toEqual(statements);
  });

  test('states that a town was established, and quotes the description', () => {
    expect(say({ P571: [time('+1889-00-00')] }, true, ' old town ')).toEqual([
      'Wikidata describes Arx as “old town”.',
      'Arx was established in 1889.',
    ]);
  });

  test('does not name the place itself as its location, and omits statements of more than 1,000 characters', () => {
    const labels = new Map([['Q1', 'Arx']]);
    const build = (name: string, description: string) =>
      buildStatements({ item: wikidataItem({ P17: [item('Q1')] }, description), name, isSettlement: false, labels });
    expect(build('Arx', '')).toEqual([]);
    const frame = 'Wikidata describes  as “”.'.length;
    expect(build('Y', 'x'.repeat(999 - frame))).toHaveLength(2);
    expect(build('Y', 'x'.repeat(1_000 - frame))).toHaveLength(1);
  });

  test.each([
    [{ P17: [item('Q1')] }, { kind: 'location', value: 'Label 1' }],
    [{ P84: [item('Q1'), item('Q2')] }, { kind: 'architect', value: 'Label 1 and Label 2' }],
    [{ P149: [item('Q1')] }, { kind: 'style', value: 'Label 1' }],
    [{ P36: [item('Q1')] }, { kind: 'capital', value: 'Label 1' }],
    [{ P37: [item('Q1')] }, { kind: 'language', value: 'Label 1' }],
    [{ P757: [text('7')] }, { kind: 'heritage', value: 'World Heritage' }],
    [{ P1435: [item('Q1')] }, { kind: 'heritage', value: 'Label 1' }],
    [{ P2048: [quantity('+30', METER)] }, { kind: 'height', value: '30', unit: 'm' }],
    [{ P2043: [quantity('+30000', METER)] }, { kind: 'length', value: '30', unit: 'km' }],
    [{ P2046: [quantity('+3', 'Q712226')] }, { kind: 'area', value: '3', unit: 'km²' }],
    [{ P2044: [quantity('-30', METER)] }, { kind: 'elevation', value: '-30', unit: 'm' }],
    [
      { P1082: [claim(quantity('+1234'), year('+2020-05-01'))] },
      { kind: 'population', value: '1234', unit: 'people', asOf: '2020-01-01' },
    ],
    [{ P856: [text('https://a.example/')] }, { kind: 'website', value: 'https://a.example/' }],
    [{ P571: [time('+1889-00-00')] }, { kind: 'inception', value: '1889' }],
    [{ P571: [claim(time('+1889-00-00'), circa)] }, { kind: 'inception', value: null }],
    [{ P1619: [time('+1889-00-00')] }, { kind: 'opening', value: '1889' }],
    [{ P576: [time('+1889-00-00')] }, { kind: 'detail', value: '1889' }],
  ])('states kind, value and unit of %j', (claims, { kind, value, ...rest }) => {
    expect(state(claims)).toEqual([{ kind, statement: expect.any(String), value, ...rest }]);
  });
});

test('getNeededLabels: returns, once each, the first three items of each property in the sentences', () => {
  const five = ['Q1', 'Q2', 'Q3', 'Q4', 'Q5'].map(item);
  const claims = { P36: five, P84: [item('Q6')], P149: [item('Q7')], P37: [item('Q1')] };
  const more = { P1435: [item('Q10')], P131: [item('Q11')], P17: [item('Q12')], P31: [item('Q13')] };
  expect(getNeededLabels(wikidataItem({ ...claims, ...more }))).toEqual([
    ...['Q1', 'Q2', 'Q3', 'Q6', 'Q7', 'Q10', 'Q11', 'Q12'],
  ]);
});

describe('getBestClaims', () => {
  const NOW = new Date('2026-11-24T12:00:00Z');
  const count = (claims: ReturnType<typeof claim>[]) =>
    getBestClaims(wikidataItem({ P856: claims }), PROPERTIES.website, NOW).map(
      ({ mainsnak }) => mainsnak.datavalue?.value,
    );
  const site = (name: string, rest: object = {}) => claim(text(name), rest);
  const ended = (end: string) => ({ qualifiers: { P582: [time(end, 11)] } });
  const NO_VALUE = { snaktype: 'somevalue' } as Snak;

  test.each([
    ['deprecated ones', [site('a'), site('b', { rank: 'deprecated' })], ['a']],
    ['others than preferred ones', [site('a'), site('b', { rank: 'preferred' })], ['b']],
    ['unknown values', [site('a'), claim(NO_VALUE)], ['a']],
    ['those of former years', [site('a'), site('b', ended('+2025-12-31'))], ['a']],
    ['those that end today', [site('a'), site('b', ended('+2026-11-24'))], ['a']],
    ['those that ended in an unknown month', [site('a'), site('b', ended('+2026-00-00'))], ['a']],
    ['those with an unreadable end', [site('a'), site('b', { qualifiers: { P582: [NO_VALUE] } })], ['a']],
    ['none that ends tomorrow', [site('a'), site('b', ended('+2026-11-25'))], ['a', 'b']],
    ['none that ends next year', [site('a'), site('b', ended('+2027-01-01'))], ['a', 'b']],
    ['those of a part', [site('a'), site('b', { qualifiers: { P518: [item('Q1')] } })], ['a']],
    ['those without a reference', [site('a'), site('b', { references: [{}] })], ['b']],
    ['none for an empty list of references', [site('a'), site('b', { references: [] })], ['a', 'b']],
    ['no part where there is nothing else', [site('a', { qualifiers: { P518: [item('Q1')] } })], ['a']],
  ])('omits %s', (_, claims, expected) => expect(count(claims)).toEqual(expected));

  test('reads only values of the expected types', () => {
    const mixed = wikidataItem({ P856: [item('Q1'), text('a'), text('a')], P31: [text('a'), item('Q1'), item('Q1')] });
    expect([getTexts(mixed, PROPERTIES.website), getItemIds(mixed, PROPERTIES.instanceOf)]).toEqual([['a'], ['Q1']]);
    expect([getTexts(mixed, PROPERTIES.image), isGone(mixed)]).toEqual([[], false]);
    expect(isGone(wikidataItem({ P576: [time('+1900-00-00')] }))).toBe(true);
  });

  test.each([
    ['on Earth', 'http://www.wikidata.org/entity/Q2', { latitude: 1, longitude: 2 }],
    ['of no globe', null, { latitude: 1, longitude: 2 }],
    ['on the Moon', 'http://www.wikidata.org/entity/Q405', null],
    ['on a globe whose id ends alike', 'http://www.wikidata.org/entity/Q22', null],
  ])('getItemPosition: finds a position %s', (_, globe, position) => {
    const value = toSnak('globecoordinate', { latitude: 1, longitude: 2, globe });
    expect(getItemPosition(wikidataItem({ P625: [value] }))).toEqual(position);
  });
});
