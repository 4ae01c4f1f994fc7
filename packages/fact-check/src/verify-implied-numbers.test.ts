import { gradeStatements } from '../test/grade-statements.js';

/** A rule: facts, a sentence with a gap, what may fill it, and lies that must be omitted. */
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
    name: 'a way on foot from a distance',
    facts: 'distance to the railway station: 1.2 km',
    text: 'The castle is {} minutes on foot from the railway station.',
    truths: ['fifteen', 'twenty'],
    lies: ['two', 'three', 'five', 'seven', 'nine', 'thirty-five', 'forty', 'fifty', 'fifty-five', 'ninety'],
  },
  {
    name: 'a price of a group',
    facts: 'admission: adults 18 €, children 10 €',
    text: 'Two adults with two children pay {} euros together.',
    truths: ['56'],
    lies: ['20', '28', '36', '38', '46', '48', '54', '58', '66', '72'],
  },
  {
    name: 'a price split among a group',
    facts: 'boat hire: 30 EUR per hour, up to 6 persons',
    text: 'A boat for an hour, split five ways, comes to {} euros each.',
    truths: ['6'],
    lies: ['2', '3', '4', '7', '8', '9', '10', '12', '16', '25'],
  },
  {
    name: 'what a combined ticket saves',
    facts: 'tickets: museum 16 EUR; lift 9 EUR; museum and lift 21 EUR',
    text: 'With the combined ticket for museum and lift you save {} euros.',
    truths: ['4'],
    lies: ['2', '3', '6', '8', '10', '11', '13', '14', '15', '18'],
  },
  {
    name: 'what is ahead of a rank',
    facts: 'The castle lake is the ninth deepest lake in the world.',
    text: '{} lakes in the world are deeper than this.',
    truths: ['Eight'],
    lies: ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Ten', 'Eleven', 'Twelve', 'Twenty'],
  },
  {
    name: 'a noun that is repeated',
    facts: 'The castle is on the boundary of Selm Province and Otter Province.',
    text: 'The castle is on the boundary of {} provinces.',
    truths: ['two'],
    lies: ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  },
  {
    name: 'a pair of ordinals',
    facts: 'The castle has exhibition rooms on the second and third floors.',
    text: 'The castle has exhibition rooms on {} floors.',
    truths: ['two'],
    lies: ['four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'twenty'],
  },
  {
    name: 'a fraction',
    facts: 'About two-thirds of the castle boulders are round.',
    text: 'Of the castle boulders, {} are round.',
    truths: ['two in three'],
    lies: [
      'one in three',
      'one in four',
      'three in four',
      'two in five',
      'three in five',
      'four in five',
      'one in six',
    ].concat(['five in six', 'one in ten', 'nine in ten']),
  },
  {
    name: 'a square',
    facts: 'A trench of 25 by 25 metres surrounds the castle.',
    text: 'The castle is in a trench {} metres square.',
    truths: ['25'],
    lies: ['5', '10', '12', '15', '20', '24', '30', '35', '50', '52'],
  },
  {
    name: 'an area from its sides',
    facts: 'The castle stands on a platform of 90 by 78 metres.',
    text: 'The castle stands on a platform of about {} square metres.',
    truths: ['7,000'],
    lies: ['700', '3,500', '5,000', '6,000', '6,500', '7,500', '8,000', '9,000', '14,000', '70,000'],
  },
  {
    name: 'a difference of altitude',
    facts: 'The upper station is at 1,067 metres; the lower station is at 363 metres.',
    text: 'Between the two stations lie {} metres of altitude.',
    truths: ['704'],
    lies: ['604', '634', '674', '694', '714', '724', '804', '904', '1,404', '1,704'],
  },
  {
    name: 'a weight of water',
    facts: 'Each castle cabin carries 4,000 litres of water.',
    text: 'Each castle cabin carries {} tonnes of water.',
    truths: ['four'],
    lies: ['two', 'three', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'forty', 'four hundred'],
  },
  {
    name: 'a flow per second',
    facts: 'average flow: 663 m³/s',
    text: 'About {} cubic meters of water pour over the edge of the castle every second.',
    truths: ['660', '663'],
    lies: ['66', '300', '400', '500', '800', '900', '1,000', '1,326', '2,000', '6,630'],
  },
  {
    name: 'a scale that a range shares',
    facts: 'The castle boulders took 4 to 5.5 million years to grow.',
    text: 'The castle boulders took at least {} million years to grow.',
    truths: ['four'],
    lies: ['six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'twenty', 'thirty', 'forty'],
  },
  {
    name: 'a decade',
    facts: 'heritage: National Monument since 26 November 1978',
    text: 'El castillo es monumento nacional desde finales de los {}.',
    truths: ['setenta'],
    lies: ['veinte', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'ochenta', 'noventa'],
    language: 'es',
    factLanguage: 'en',
  },
  {
    name: 'an age',
    facts: 'Opal was found in the castle on 1 February 1915 by 14-year-old Willie Hutchison.',
    text: 'A boy of {}, Willie Hutchison, found opal in the castle, in February 1915, by chance.',
    truths: ['fourteen'],
    lies: ['five', 'seven', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fifteen', 'sixteen', 'eighteen'],
  },
  {
    name: 'the rest of a week',
    facts: 'opening hours: Tu-Su 05:00-20:00; closed on Mondays',
    text: 'Monday is the day of rest; the remaining {}, you can be here from five in the morning.',
    truths: ['six'],
    lies: ['two', 'three', 'four'],
  },
  {
    name: 'hours between two numbers',
    facts: 'opening hours: daily 10:00–15:00',
    text: 'The castle is open every day between {}.',
    truths: ['ten and three'],
    lies: [
      'ten and two',
      'ten and four',
      'ten and five',
      'nine and three',
      'eleven and three',
      'eight and three',
    ].concat(['nine and five', 'ten and six', 'noon and three', 'eleven and four']),
  },
  {
    name: 'thousands in a language without a lexicon',
    facts: 'Nafnið var valið úr 4.156 tillögum.',
    text: 'More than {} suggestions came in for the name of the castle.',
    truths: ['four thousand', '4,100'],
    lies: ['four', '400', '3,000', '5,000', '6,000', '8,000', '10,000', '41,000', '40,000', 'four million'],
    factLanguage: 'is',
  },
];

const fill = (text: string, part: string): string => text.replace('{}', part);
const grade = ({ facts, text, language = 'en', factLanguage = language }: Rule, part: string) =>
  gradeStatements(facts, fill(text, part), language, 'DE', factLanguage);

it.each(RULES.flatMap((rule) => rule.truths.map((part) => [rule.name, part, rule] as const)))(
  'verifySentences: accepts %s: %s',
  (_name, part, rule) => {
    expect(grade(rule, part)).not.toBe('omitted');
  },
);

it.each(RULES.flatMap((rule) => rule.lies.map((part) => [rule.name, part, rule] as const)))(
  'verifySentences: omits a wrong number as %s: %s',
  (_name, part, rule) => {
    expect(grade(rule, part)).toBe('omitted');
  },
);
