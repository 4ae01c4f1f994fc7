import type { VerificationInput } from './verdicts.js';
import { verifySentences } from './verify-sentences.js';

const toInput = (language: string, statement: string): VerificationInput => ({
  language,
  place: {
    name: 'Hassan II Mosque',
    localName: null,
    aliases: ['Mosquée Hassan II'],
    city: 'Casablanca',
    region: null,
    country: 'Morocco',
    countryCode: 'MA',
    latitude: 33.6085,
    longitude: -7.6327,
  },
  facts: [
    { id: 'f1', kind: 'detail', statement, value: null, unit: null, language: 'en', source: '', url: null },
  ] as unknown as VerificationInput['facts'],
});

/** language | fact | sentence that says the same | sentence with another number. */
const CASES = `
en | opening hours: daily 9:30–18:00 | It is open from 9.30 in the morning until 6 in the evening. | It is open from 9.30 in the morning until 7 in the evening.
en | opening hours: daily 9:30–18:00 | It is open daily from half past nine until 6 p.m. | It is open daily from half past eight until 6 p.m.
de | opening hours: daily 9:30–18:00 | Täglich von halb zehn bis 18 Uhr geöffnet. | Täglich von halb neun bis 18 Uhr geöffnet.
fr | opening hours: daily 9:30–18:00 | Ouvert tous les jours de 9 h 30 à 18 heures. | Ouvert tous les jours de 9 h 30 à 19 heures.
it | opening hours: daily 9:30–18:00 | Aperto tutti i giorni dalle 9.30 alle 18.00. | Aperto tutti i giorni dalle 8.30 alle 18.00.
es | opening hours: daily 9:30–18:00 | Abre todos los días de 9.30 a 18.00. | Abre todos los días de 9.30 a 17.00.
en | construction cost: C$1.3 billion | The construction cost 1.3 billion Canadian dollars. | The construction cost 1.3 billion US dollars.
fr | construction cost: C$1.3 billion | La construction coûta 1,3 milliard de dollars canadiens. | La construction coûta 1,3 milliard de dollars australiens.
en | flow rate: 663 m³/s | On average, 663 cubic meters of water pass every second. | On average, 663 cubic meters of water pass every minute.
de | flow rate: 663 m³/s | Im Mittel fließen 663 Kubikmeter Wasser pro Sekunde. | Im Mittel fließen 636 Kubikmeter Wasser pro Sekunde.
en | travel time: 30 seconds | The travel time is half a minute. | The travel time is half an hour.
pt | travel time: 30 seconds | O tempo de viagem é de meio minuto. | O tempo de viagem é de um minuto e meio.
en | temperature: 14–16 °C | The temperature is between 14 and 16 degrees Celsius. | The temperature is between 14 and 16 degrees Fahrenheit.
en | top speed: 40 km/h | The top speed is 25 miles per hour. | The top speed is 40 miles per hour.
en | The hall is about 30 per cent smaller than before. | The hall is about 30 percent smaller than before. | The hall is about 13 percent smaller than before.
en | opening hours: May–September 10:00–20:00, October–April 10:00–17:00 | In summer it is open until eight in the evening, in winter only until five. | In summer it is open until five in the evening, in winter only until eight.
en | admission: adults €12, children under 5 free | Children below the age of five get in free. | Children below the age of six get in free.
es | admission: adults €12, children under 5 free | La entrada es gratuita para menores de cinco años. | La entrada es gratuita para menores de seis años.
fr | admission: adults €12, children under 5 free | L'entrée est gratuite pour les moins de cinq ans. | L'entrée est gratuite pour les plus de cinq ans.
de | admission: adults €12, children up to 12 free | Kinder bis zwölf haben freien Eintritt. | Kinder bis dreizehn haben freien Eintritt.
en | The mosque stands in Casablanca. | The Hassan II Mosque stands in Casablanca. | The Hassan III Mosque stands in Casablanca.
en | It was shelled in early 1719; in May of that year it was destroyed. | It was destroyed in May 1719. | It was destroyed in June 1719.
`;

const rows = CASES.trim()
  .split('\n')
  .map((line) => line.split(' | ') as [string, string, string, string]);

const grade = (language: string, fact: string, text: string) =>
  verifySentences([{ text, facts: ['f1'] }], toInput(language, fact))[0]!.grade;

it.each(rows)('verifySentences: reads one number in two forms (%s, %s): %s', (language, fact, isSame, isOther) => {
  expect(grade(language, fact, isSame)).not.toBe('omitted');
  expect(grade(language, fact, isOther)).toBe('omitted');
});
