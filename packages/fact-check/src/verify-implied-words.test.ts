import { gradeStatements } from '../test/grade-statements.js';

/** Facts, a sentence with a gap, what may fill it, and lies that must be omitted. */
interface Rule {
  name: string;
  facts: string;
  text: string;
  truths: readonly string[];
  lies: readonly string[];
  language?: string;
  factLanguage?: string;
}

const RULES: readonly Rule[] = [
  {
    name: 'a holiday by its date',
    facts: 'The castle church burned on 31 October 2001.',
    text: '{} of 2001 the castle church burned.',
    truths: ['On Halloween'],
    lies: ['On Christmas Eve', 'On New Year', 'At Christmas', 'At Easter', 'On Boxing Day', 'Before Christmas'].concat([
      'After Christmas',
      'Shortly before Christmas',
      'Shortly after Halloween',
      'Before Halloween',
    ]),
  },
  {
    name: 'a time near a holiday',
    facts: 'The castle station opened on 20 December 1914.',
    text: 'The castle station opened {} 1914.',
    truths: ['a few days before Christmas', 'shortly before Christmas'],
    lies: ['at Christmas', 'shortly after Christmas', 'after Christmas', 'at Halloween', 'before Halloween'].concat([
      'after Halloween',
      'at Easter',
      'on Christmas Eve',
      'on Boxing Day',
      'on Halloween',
    ]),
  },
  {
    name: 'a season by its months',
    facts: 'tickets: 40 EUR (June–September), 10 EUR (November–March)',
    text: 'In {} you pay 10 euros.',
    truths: ['winter'],
    lies: [
      'summer',
      'May and June',
      'July and August',
      'July',
      'April',
      'May',
      'October',
      'June',
      'August',
      'September',
    ],
  },
  {
    name: 'a national telephone number',
    facts: 'phone: +49 201 246810',
    text: 'Call {} with your questions.',
    truths: ['0201 246810', '+49 201 246810'],
    lies: [
      '0202 246810',
      '0201 246811',
      '0201 246801',
      '0301 246810',
      '0201 24681',
      '0211 246810',
      '0201 264810',
    ].concat(['0049 201 246811', '+48 201 246810', '0201 2468100']),
  },
  {
    name: 'a telephone number in pairs',
    facts: 'phone: +34 913 66 42 17',
    text: 'Para reservar, llame al {}.',
    truths: ['913 66 42 17'],
    lies: ['913 66 42 71', '913 66 24 17', '931 66 42 17', '913 60 42 17', '914 66 42 17', '913 66 42 18'].concat([
      '813 66 42 17',
      '913 67 42 17',
      '933 66 42 17',
      '912 66 42 17',
    ]),
    language: 'es',
    factLanguage: 'en',
  },
  {
    name: 'inhabitants of a named place',
    facts: 'The memorial has the names of 10,600 soldiers of Lyon.',
    text: 'Le monument porte les noms de 10 600 {}.',
    truths: ['Lyonnais'],
    lies: ['Marseillais', 'Bordelais', 'Parisiens', 'Lillois', 'Nantais', 'Niçois', 'Dijonnais', 'Grenoblois'].concat([
      'Toulousains',
      'Strasbourgeois',
    ]),
    language: 'fr',
    factLanguage: 'en',
  },
  {
    name: 'a people by its country',
    facts: 'The castle statue was a gift from the United States in 1930.',
    text: 'The castle statue was a gift from the {} in 1930.',
    truths: ['Americans'],
    lies: [
      'Poles',
      'French',
      'Italians',
      'British',
      'Danes',
      'Swedes',
      'Canadians',
      'Mexicans',
      'Norwegians',
      'Russians',
    ],
  },
  {
    name: 'a title that several share',
    facts:
      'Two prime ministers were attacked at the castle: Hara Takashi was killed at the gate in 1921 and Osachi Hamaguchi was shot in 1930. The architect Tatsuno Kingo built the gate.',
    text: 'At the castle gate {} was killed in 1921.',
    truths: ['Prime Minister Hara Takashi'],
    lies: ['Prime Minister Tatsuno Kingo', 'King Hara Takashi', 'Emperor Hara Takashi', 'Prime Minister Ito'].concat([
      'Prime Minister Hamaguchi',
      'Osachi Hamaguchi',
      'the architect Tatsuno Kingo',
      'General Hara Takashi',
      'Bishop Hara Takashi',
      'Prime Minister Otto Kessler',
    ]),
  },
  {
    name: 'a superlative beside "one of" in another part',
    facts: 'The castle church is the largest church in Iceland and among the tallest buildings in the country.',
    text: '{} in Iceland.',
    truths: ['No church is larger', 'It is the largest church'],
    lies: [
      'No building is taller',
      'It is the tallest building',
      'It is the tallest church',
      'It is the oldest church',
    ].concat([
      'No church is taller',
      'It is one of the smallest churches',
      'It is one of the oldest churches',
      'It is the second-largest church',
      'It is the smallest church',
      'It is the most visited church',
    ]),
  },
];

const grade = ({ facts, text, language = 'en', factLanguage = language }: Rule, part: string) =>
  gradeStatements(facts, text.replace('{}', part), language, 'DE', factLanguage);

it.each(RULES.flatMap((rule) => rule.truths.map((part) => [rule.name, part, rule] as const)))(
  'verifySentences: accepts %s: %s',
  (_name, part, rule) => {
    expect(grade(rule, part)).not.toBe('omitted');
  },
);

it.each(RULES.flatMap((rule) => rule.lies.map((part) => [rule.name, part, rule] as const)))(
  'verifySentences: omits what is not %s: %s',
  (_name, part, rule) => {
    expect(grade(rule, part)).toBe('omitted');
  },
);
