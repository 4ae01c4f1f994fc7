import type { Language } from '../lexicon/languages.js';
import { readText } from '../text/read-text.js';

/** Rows: language | text | what is read: dimension and value in its base unit, with the currency. */
const FORMS = `
en | open from 7.30 am to 5.30 pm | clock 450, clock 1050
en | open from 7:30 a.m. until 5:30 p.m. | clock 450, clock 1050
en | daily 9:30–18:00 | clock 570, clock 1080
en | daily from 9.30 to 18.00 | clock 570, clock 1080
en | from 9.30 in the morning until 6 in the evening | clock 570, clock 1080
en | from half past nine in the morning until six in the evening | clock 570, clock 1080
en | until 8 p.m. | clock 1200
en | until 8pm | clock 1200
en | from noon to midnight | clock 720, clock 1440
en | at a quarter past eight in the evening | clock 1215
en | at 10 o'clock in the morning | clock 600
de | von 7.30 bis 17.30 Uhr | clock 450, clock 1050
de | bis 17 Uhr 30 | clock 1050
de | um halb zehn Uhr morgens | clock 570
de | von 9:30 Uhr bis 18 Uhr | clock 570, clock 1080
de | bis 6 Uhr abends | clock 1080
de | ab 9.30 Uhr | clock 570
de | von zwölf Uhr mittags bis Mitternacht | clock 720, clock 1440
fr | de 7h30 à 17h30 | clock 450, clock 1050
fr | de 7 h 30 à 17 h 30 | clock 450, clock 1050
fr | de 9 h à 18 h | clock 540, clock 1080
fr | jusqu'à 6 heures du soir | clock 1080
fr | de neuf heures et demie du matin à six heures du soir | clock 570, clock 1080
fr | de midi à minuit | clock 720, clock 1440
es | de las 9.30 a las 18.00 horas | clock 570, clock 1080
es | de 9.30 a 18 h | clock 570, clock 1080
es | hasta las 6 de la tarde | clock 1080
es | desde las nueve y media de la mañana | clock 570
es | hasta las ocho de la tarde | clock 1200
es | a medianoche | clock 1440
it | dalle 9.30 alle 18.00 | clock 570, clock 1080
it | dalle ore 9:30 alle 18 | clock 570, clock 1080
it | fino alle 6 di sera | clock 1080
it | dalle nove e mezza del mattino alle sei di sera | clock 570, clock 1080
it | da mezzogiorno a mezzanotte | clock 720, clock 1440
pt | das 9h30 às 18h | clock 570, clock 1080
pt | das 9:30 às 18:00 | clock 570, clock 1080
pt | até às 6 da tarde | clock 1080
pt | das nove e meia da manhã às seis da tarde | clock 570, clock 1080
`;

const readQuantities = (text: string, language: Language): string =>
  readText(text, language)
    .quantities.map(({ dimension, value, currency }) =>
      [dimension, Number(value.toFixed(4)), currency].filter((part) => part !== null).join(' '),
    )
    .join(', ');

const toRows = (text: string): [Language, string, string][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' |').map((part) => part.trim()) as [Language, string, string]);

it.each(toRows(FORMS))('readText: reads times of day (%s): %s', (language, text, expected) => {
  expect(readQuantities(text, language)).toBe(expected);
});

it.each(['1.50 to 2.50 meters', 'from 7.30 to 8.50 euros', '9.30 km', 'a magnitude of 7.30', 'Canal du Midi'])(
  'readText: reads no time of day in %s',
  (text) => {
    expect(readQuantities(text, 'en')).not.toContain('clock');
  },
);
