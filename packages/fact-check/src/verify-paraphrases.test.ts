import { gradeStatements as grade } from '../test/grade-statements.js';

/** Language of the sentences, facts, a paraphrase of them, and a near miss. */
type Row = [language: string, facts: string, said: string, unsaid: string];

it.each<Row>([
  [
    'de',
    'Besucher: 200.000 im Jahr',
    'Zweihunderttausend Besucher kommen im Jahr.',
    'Zweitausend Besucher kommen im Jahr.',
  ],
  ['pt', 'torres: 16', 'O castelo tem dezasseis torres.', 'O castelo tem dezassete torres.'],
  [
    'en',
    'The gate was built in 1892 for the fiftieth anniversary of the castle.',
    'The gate was built when the castle turned fifty.',
    'The gate was built when the castle turned sixty.',
  ],
  [
    'en',
    "The park was opened for the city's 400th anniversary.",
    'The park was opened for the four-hundredth anniversary of the city.',
    'The park was opened for the three-hundredth anniversary of the city.',
  ],
  [
    'fr',
    'Le parc fut ouvert pour le 50e anniversaire de la ville.',
    'Le parc fut ouvert pour le cinquantième anniversaire de la ville.',
    'Le parc fut ouvert pour le soixantième anniversaire de la ville.',
  ],
  [
    'it',
    'Il parco fu aperto per il 50º anniversario della città.',
    'Il parco fu aperto per il cinquantesimo anniversario della città.',
    'Il parco fu aperto per il sessantesimo anniversario della città.',
  ],
  [
    'en',
    'About 70 percent of the houses survive.',
    'Seven in ten of the houses survive.',
    'Eight in ten of the houses survive.',
  ],
  ['en', 'cable car: 2.50 GEL', 'The cable car costs two lari fifty.', 'The cable car costs two lari sixty.'],
  ['de', 'Eintritt: 5 BGN', 'Der Eintritt kostet fünf Lewa.', 'Der Eintritt kostet acht Lewa.'],
  [
    'fr',
    'température minimale : −28 °C',
    'Il a fait vingt-huit degrés sous zéro.',
    'Il a fait trente-deux degrés sous zéro.',
  ],
])('verifySentences: reads numbers in words (%s): %s: %s', (language, facts, said, unsaid) => {
  expect([said, grade(facts, said, language)]).not.toEqual([said, 'omitted']);
  expect([unsaid, grade(facts, unsaid, language)]).toEqual([unsaid, 'omitted']);
});

it.each<Row>([
  ['en', 'The roof has 1,208 lamps.', 'The roof has twelve hundred lamps.', 'The roof has thirteen hundred lamps.'],
  ['es', 'superficie: 8160 m²', 'Son ocho mil metros cuadrados largos.', 'Son nueve mil metros cuadrados largos.'],
  ['en', 'More than 2 million people visit it.', 'Two million people visit it.', 'Three million people visit it.'],
  [
    'en',
    'The castle belonged to Venice from 1420 to 1797.',
    'The castle belonged to Venice for the better part of four centuries.',
    'The castle belonged to Venice for the better part of three centuries.',
  ],
  [
    'de',
    'Das Kontor wurde um 1360 gegründet und 1754 geschlossen.',
    'Das Kontor bestand knapp vierhundert Jahre lang.',
    'Das Kontor bestand knapp fünfhundert Jahre lang.',
  ],
  [
    'en',
    'The tower was built in the 14th century and raised in the 16th century.',
    'The tower was raised two hundred years after it was built.',
    'The tower was raised three hundred years after it was built.',
  ],
  [
    'en',
    'The castle was damaged at the end of the 4th century.',
    'The castle was damaged before the year 400.',
    'The castle was damaged before the year 300.',
  ],
  [
    'en',
    'The castle was left in the late 12th or early 13th century.',
    'The castle was left around the year 1200.',
    'The castle was left around the year 1300.',
  ],
  [
    'it',
    'Il castello fu finito nel 1699.',
    'Il castello fu finito alle soglie del Settecento.',
    'Il castello fu finito alle soglie dell’Ottocento.',
  ],
  [
    'en',
    'The castle was restored between 1788 and 1791.',
    'The castle was restored in the 1780s and 90s.',
    'The castle was restored in the 1770s and 80s.',
  ],
  [
    'en',
    'The castle was restored between 1788 and 1791.',
    'The castle was restored toward the end of the 1780s.',
    'The castle was restored toward the end of the 1760s.',
  ],
])('verifySentences: accepts rounded numbers and spans of time (%s): %s: %s', (language, facts, said, unsaid) => {
  expect([said, grade(facts, said, language)]).not.toEqual([said, 'omitted']);
  expect([unsaid, grade(facts, unsaid, language)]).toEqual([unsaid, 'omitted']);
});

it.each<Row>([
  [
    'pt',
    'horário: verão 09:00-18:30; inverno 09:00-17:00',
    'No inverno fecha às cinco.',
    'No inverno fecha às quatro.',
  ],
  [
    'de',
    'Öffnungszeiten: 10:00–16:00',
    'Die Burg hat von zehn bis vier geöffnet.',
    'Die Burg hat von zehn bis drei geöffnet.',
  ],
  [
    'it',
    'orari: tutti i giorni 09:00-21:00 (inverno 09:00-18:00)',
    "D'inverno si chiude alle sei di sera, tre ore prima del solito.",
    "D'inverno si chiude alle sei di sera, quattro ore prima del solito.",
  ],
  [
    'de',
    'Öffnungszeiten: April–Oktober 8:30–20:00; November–März 9:00–17:00',
    'Im Winterhalbjahr schließt die Burg um 17 Uhr.',
    'Im Winterhalbjahr schließt die Burg um 20 Uhr.',
  ],
  [
    'en',
    'opening hours: mid-May to early October 09:30-17:00',
    'From October to May the castle is closed.',
    'From May to October the castle is closed.',
  ],
  [
    'en',
    'opening hours: 08:30-12:30, 13:30-17:30',
    'Over lunch the castle is shut until half past one.',
    'Over lunch the castle is shut until half past two.',
  ],
  [
    'de',
    'Öffnungszeiten: Mo-Sa 07:30-18:00; So 07:30-17:00',
    'Sonntags schließt die Burg eine Stunde früher als an den anderen Tagen.',
    'Sonntags schließt die Burg zwei Stunden früher als an den anderen Tagen.',
  ],
  [
    'es',
    'horario: martes a domingo 10:00-18:00',
    'Abre todos los días menos el lunes.',
    'Abre todos los días menos el martes.',
  ],
  [
    'fr',
    'horaires : avril-octobre 10:00-18:00 ; novembre-mars 10:00-16:00',
    "L'hiver, on ferme deux heures plus tôt.",
    "L'hiver, on ferme trois heures plus tôt.",
  ],
  [
    'de',
    'Öffnungszeiten: 10:00–18:00; geschlossen am 31. Dezember',
    'Zu Silvester bleibt die Burg zu.',
    'An den Weihnachtstagen bleibt die Burg zu.',
  ],
  [
    'de',
    'Öffnungszeiten: Ende März bis Anfang November 11:00–18:00',
    'Kommen Sie nicht im Winter, denn geöffnet wird nur von März bis November.',
    'Kommen Sie nicht im Sommer, denn geöffnet wird nur von März bis November.',
  ],
])('verifySentences: reads hours without a word for them (%s): %s: %s', (language, facts, said, unsaid) => {
  expect([said, grade(facts, said, language)]).not.toEqual([said, 'omitted']);
  expect([unsaid, grade(facts, unsaid, language)]).toEqual([unsaid, 'omitted']);
});

it.each<Row>([
  [
    'en',
    'The statue was put up in 1955 for the centenary of the castle.',
    'A hundred years after the castle was built, the statue was put up.',
    'Two hundred years after the castle was built, the statue was put up.',
  ],
  ['en', 'A train runs every 20 minutes.', 'Three trains an hour run.', 'Four trains an hour run.'],
  ['en', 'admission: adults 12 €; families 30 €', 'A family pays thirty.', 'A family pays forty.'],
  [
    'en',
    'admission: adults 15 €; reduced 12 €',
    'Three euros come off if it is reduced.',
    'Five euros come off if it is reduced.',
  ],
  [
    'en',
    'The castle was besieged in 1683 and 1704.',
    'Two sieges were in 1683 and 1704.',
    'Three sieges were in 1683 and 1704.',
  ],
  [
    'en',
    'The castle was built in the 13th century.',
    'It was built in the Middle Ages.',
    'It was built in the Bronze Age.',
  ],
  [
    'en',
    'It is the oldest zoo in the world still in operation.',
    'No zoo in the world has been open for longer.',
    'The zoo in the world is open at night.',
  ],
  [
    'en',
    'It is the largest lake in Bavaria.',
    'No other lake in Bavaria is as large.',
    'No other lake in Germany is as large.',
  ],
  [
    'en',
    'admission: adults 5 €; children under 6 free',
    'Adults pay five euros, and the smallest go free.',
    'Adults pay five euros, and the oldest go free.',
  ],
  [
    'de',
    'Das Denkmal wurde zum 100. Jubiläum aufgestellt.',
    'Zum hundertsten Jubiläum wurde das Denkmal aufgestellt.',
    'Zum fünfzigsten Jubiläum wurde das Denkmal aufgestellt.',
  ],
  [
    'en',
    'Of the original 12 towers of the castle, nine still stand.',
    'All but three of the towers of the castle still stand.',
    'All but four of the towers of the castle still stand.',
  ],
  [
    'en',
    'In 1900 it had 200 inhabitants; today 20.',
    'Nine out of ten inhabitants have left since 1900.',
    'Seven out of ten inhabitants have left since 1900.',
  ],
  [
    'en',
    'The walk takes 1 h 45 min.',
    'The walk takes an hour and three quarters.',
    'The walk takes an hour and a quarter.',
  ],
  [
    'de',
    'Dauer der Führung: 75 Minuten',
    'Eineinviertel Stunden dauert die Führung.',
    'Eindreiviertel Stunden dauert die Führung.',
  ],
  [
    'fr',
    'durée de la visite : 75 minutes',
    'La visite dure une heure et quart.',
    'La visite dure une heure et trois quarts.',
  ],
  [
    'fr',
    'horaires : 10:00-16:30',
    'Le château ferme à seize heures trente.',
    'Le château ferme à seize heures quarante.',
  ],
  ['en', 'admission: 4 € (children half price)', 'Children pay two euros.', 'Children pay one euro fifty.'],
  [
    'es',
    'entrada: 8 €; gratis martes 14:00-16:00',
    'Los martes por la tarde no se cobra entrada.',
    'Los jueves por la tarde no se cobra entrada.',
  ],
  [
    'en',
    'opening hours: June–September 10:00-21:00; October–May 10:00-18:00',
    'In the cold half of the year it closes at six, three hours earlier than in high summer.',
    'In the cold half of the year it closes at seven, three hours earlier than in high summer.',
  ],
  [
    'en',
    'admission: 4 €; free on Tuesday',
    'Save your four euros by coming on a Tuesday.',
    'Save your four euros by coming on a Thursday.',
  ],
  [
    'en',
    'The dome was completed in 1436, after 16 years of work.',
    'The work on the dome was begun in 1420, and it was completed after 16 years.',
    'The work on the dome was begun in 1422, and it was completed after 16 years.',
  ],
  [
    'es',
    'horario: 09:00-12:00, 14:00-17:00',
    'Entre las doce y las dos está cerrado.',
    'Entre las diez y las doce está cerrado.',
  ],
])('verifySentences: accepts what facts imply (%s): %s: %s', (language, facts, said, unsaid) => {
  expect([said, grade(facts, said, language)]).not.toEqual([said, 'omitted']);
  expect([unsaid, grade(facts, unsaid, language)]).toEqual([unsaid, 'omitted']);
});

it.each<[factLanguage: string, language: string, facts: string, said: string, unsaid: string]>([
  [
    'en',
    'en',
    'The house is run by the United Kingdom.',
    'The house is run by the British.',
    'The house is run by the Lebanese.',
  ],
  [
    'en',
    'pt',
    'The house was built by the Lebanese.',
    'A casa foi construída pelos libaneses.',
    'A casa foi construída pelos sírios.',
  ],
  [
    'en',
    'de',
    'About 670 runic inscriptions were found on the slope of the hill.',
    'Hunderte von Runeninschriften wurden am Hang gefunden.',
    'In Runenbergdorf wurden Inschriften am Hang gefunden.',
  ],
  [
    'en',
    'it',
    'The church was built by the Jesuits of Mainz.',
    'La chiesa fu costruita dai Gesuiti di Magonza.',
    'La chiesa fu costruita dai Benedettini di Magonza.',
  ],
  [
    'en',
    'fr',
    'The church was built by the Habsburgs.',
    'L’église fut construite par les Habsbourg.',
    'L’église fut construite par les Visconti.',
  ],
])('verifySentences: distinguishes names from words (%s, %s): %s', (factLanguage, language, facts, said, unsaid) => {
  expect([said, grade(facts, said, language, 'DE', factLanguage)]).not.toEqual([said, 'omitted']);
  expect([unsaid, grade(facts, unsaid, language, 'DE', factLanguage)]).toEqual([unsaid, 'omitted']);
});
