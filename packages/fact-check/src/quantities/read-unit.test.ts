import type { Language } from '../lexicon/languages.js';
import { readText } from '../text/read-text.js';

/** Rows: language | text | what is read: dimension and value in its base unit, with the currency. */
const FORMS = `
en | C$1.3 billion | money 1300000000 CA dollar
en | 1.3 billion Canadian dollars | money 1300000000 CA dollar
en | CA$1.3 billion | money 1300000000 CA dollar
en | CAD 1.3 billion | money 1300000000 CA dollar
fr | 1,3 milliard de dollars canadiens | money 1300000000 CA dollar
de | 1,3 Milliarden kanadische Dollar | money 1300000000 CA dollar
es | 1300 millones de dólares canadienses | money 1300000000 CA dollar
en | A$102 million | money 102000000 AU dollar
en | 102 million Australian dollars | money 102000000 AU dollar
en | US$ 40 | money 40 US dollar
en | 40 US dollars | money 40 US dollar
en | USD 40 | money 40 US dollar
en | 40 dollars | money 40 dollar
en | €12 | money 12 EUR
en | 12 euros | money 12 EUR
en | EUR 12 | money 12 EUR
de | 12,50 Euro | money 12.5 EUR
de | 12,50 € | money 12.5 EUR
fr | 12 € | money 12 EUR
de | 20 Franken | money 20 franc
de | CHF 20 | money 20 franc
en | 20 Swiss francs | money 20 franc
en | £1.3 million | money 1300000 GBP
en | 1.3 million pounds | money 1300000 GBP
en | ¥500 | money 500 JPY
en | 500 yen | money 500 JPY
en | R$ 30 | money 30 real
pt | 30 reais | money 30 real
en | 30 Brazilian reais | money 30 real
en | ₹50 | money 50 rupee
en | 50 rupees | money 50 rupee
en | 30 per cent smaller | percent 30
en | 30 percent smaller | percent 30
en | 30% smaller | percent 30
en | thirty per cent smaller | percent 30
de | 30 Prozent kleiner | percent 30
de | 30 % kleiner | percent 30
fr | 30 pour cent plus petit | percent 30
fr | 30 % plus petit | percent 30
es | un 30 por ciento | percent 30
es | el 30 % | percent 30
it | il 30 per cento | percent 30
pt | 30 por cento | percent 30
en | between 14 and 16 degrees Celsius | temperature 14, temperature 16
en | 14–16 °C | temperature 14, temperature 16
en | 14 to 16 degrees | temperature 14, temperature 16
en | 68 °F | temperature 20
en | 68 degrees Fahrenheit | temperature 20
de | 14 bis 16 Grad Celsius | temperature 14, temperature 16
de | 14 Grad | temperature 14
fr | entre 14 et 16 degrés Celsius | temperature 14, temperature 16
es | entre 14 y 16 grados centígrados | temperature 14, temperature 16
it | tra 14 e 16 gradi centigradi | temperature 14, temperature 16
pt | entre 14 e 16 graus Celsius | temperature 14, temperature 16
en | 663 m³/s | flow 663
en | 663 cubic metres of water pass over them every second | flow 663
en | 663 cubic meters per second | flow 663
de | 663 Kubikmeter pro Sekunde | flow 663
de | 663 m³/s | flow 663
fr | 663 mètres cubes par seconde | flow 663
es | 663 metros cúbicos por segundo | flow 663
it | 663 metri cubi al secondo | flow 663
pt | 663 metros cúbicos por segundo | flow 663
en | 5,000 cubic metres of stone | volume 5000
de | 5000 m³ Stein | volume 5000
en | 40 million litres of water | volume 40000
fr | 300 litres | volume 0.3
pt | meio minuto | duration 0.5
de | eine halbe Minute | duration 0.5
de | 30 Sekunden | duration 0.5
en | 30 seconds | duration 0.5
en | half a minute | duration 0.5
fr | une demi-minute | duration 0.5
es | medio minuto | duration 0.5
it | mezzo minuto | duration 0.5
es | 30 segundos | duration 0.5
de | anderthalb Stunden | duration 90
de | eineinhalb Stunden | duration 90
en | an hour and a half | duration 90
en | one and a half hours | duration 90
fr | une heure et demie | duration 90
es | una hora y media | duration 90
it | un'ora e mezza | duration 90
pt | uma hora e meia | duration 90
en | a quarter of an hour | duration 15
de | eine Viertelstunde | duration 15
de | eine halbe Stunde | duration 30
fr | un quart d'heure | duration 15
es | un cuarto de hora | duration 15
it | un quarto d'ora | duration 15
pt | um quarto de hora | duration 15
en | a dozen towers | count 12
en | two dozen towers | count 24
de | ein Dutzend Türme | count 12
fr | une vingtaine de tours | bare 20
fr | une douzaine de tours | bare 12
es | una docena de torres | bare 12
es | una veintena de torres | bare 20
it | una dozzina di torri | bare 12
it | una ventina di torri | bare 20
pt | uma dúzia de torres | bare 12
pt | uma dezena de torres | bare 10
fr | une centaine de tours | bare 100
it | un centinaio di torri | bare 100
es | un centenar de torres | bare 100
pt | uma centena de torres | bare 100
fr | un millier de tours | bare 1000
it | un migliaio di torri | bare 1000
es | un millar de torres | bare 1000
en | 500 m² | area 500
en | 500 square metres | area 500
en | 500 sq m | area 500
en | 500 sq. ft | area 46.4515
de | 500 Quadratmeter | area 500
de | 500 Quadratmetern | area 500
de | 3 Quadratkilometer | area 3000000
de | 500 m² | area 500
fr | 500 mètres carrés | area 500
fr | 500 m² | area 500
es | 500 metros cuadrados | area 500
it | 500 metri quadrati | area 500
it | 500 metri quadri | area 500
pt | 500 metros quadrados | area 500
en | 2.2 hectares | area 22000
de | 2,2 Hektar | area 22000
fr | 2,2 hectares | area 22000
es | 2,2 hectáreas | area 22000
it | 2,2 ettari | area 22000
pt | 2,2 hectares | area 22000
en | two and a half kilometers | length 2500
en | two-and-a-half kilometres | length 2500
en | 2½ kilometres | length 2500
de | zweieinhalb Kilometer | length 2500
fr | deux kilomètres et demi | length 2500
es | dos kilómetros y medio | length 2500
it | due chilometri e mezzo | length 2500
pt | dois quilômetros e meio | length 2500
pt | dois quilómetros e meio | length 2500
en | 2,478 seats | count 2478
en | 2 478 seats | count 2478
en | 2478 seats | count 2478
de | 2.478 Plätze | count 2478
de | 2478 Plätze | count 2478
fr | 2 478 places | count 2478
es | 2.478 asientos | count 2478
es | 2478 butacas | count 2478
it | 2.478 posti | count 2478
pt | 2.478 lugares | count 2478
pt | 900 mil pessoas | count 900000
pt | novecentas mil pessoas | count 900000
es | 1,2 millones de visitantes | bare 1200000
es | novecientas mil personas | count 900000
de | 1,2 Millionen Besucher | count 1200000
fr | 1,2 million de visiteurs | bare 1200000
it | 1,2 milioni di visitatori | bare 1200000
pt | 1,2 milhão de visitantes | bare 1200000
pt | um milhão e meio de visitantes | bare 1500000
es | un millón y medio de visitantes | bare 1500000
fr | un million et demi de visiteurs | bare 1500000
en | one and a half million visitors | count 1500000
de | anderthalb Millionen Besucher | count 1500000
it | un milione e mezzo di visitatori | bare 1500000
en | children under five | bare 5
de | bis zwölf Jahre | duration 6311520
es | menores de cinco años | duration 2629800
fr | les moins de cinq ans | duration 2629800
it | sotto i cinque anni | duration 2629800
pt | menores de cinco anos | duration 2629800
de | im 13. Jahrhundert | century 13
en | in the thirteenth century | century 13
en | in the 13th century | century 13
fr | au XIIIe siècle | century 13
fr | au XIIIᵉ siècle | century 13
fr | au 13e siècle | century 13
fr | au treizième siècle | century 13
es | en el siglo XIII | century 13
it | nel XIII secolo | century 13
it | nel tredicesimo secolo | century 13
pt | no século XIII | century 13
en | Henry VIII built it | regnal 8
fr | Louis XIV | regnal 14
de | Friedrich II. ließ | regnal 2
en | Part I of the tour |
en | on Cape L'Agulhas |
en | the C line and the D line |
en | I like the M train |
fr | la rue L |
it | il Teatro C |
es | el parque D |
de | das Haus C |
it | L'Orto |
fr | L'Isle |
it | Due chilometri | length 2000
en | the Hassan II Mosque | regnal 2
en | 5 feet 3 inches | length 1.524, length 0.0762
en | 40 km/h | speed 40
en | 40 kilometres per hour | speed 40
de | 40 Stundenkilometer | speed 40
en | 25 mph | speed 40.2336
de | 40 km/h | speed 40
fr | 40 kilomètres à l'heure | speed 40
es | 40 kilómetros por hora | speed 40
it | 40 chilometri all'ora | speed 40
pt | 40 quilômetros por hora | speed 40
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

it.each(toRows(FORMS))('readText: reads numbers (%s): %s', (language, text, expected) => {
  expect(readQuantities(text, language)).toBe(expected);
});
