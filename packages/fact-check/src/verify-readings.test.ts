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

/** Rows: language | fact | sentence with the same number | sentence with another number. */
const CASES = `
en | opening hours: daily 9:30–18:00 | It is open from 9.30 in the morning until 6 in the evening. | It is open from 9.30 in the morning until 7 in the evening.
en | opening hours: daily 9:30–18:00 | It is open daily from half past nine until 6 p.m. | It is open daily from half past eight until 6 p.m.
de | opening hours: daily 9:30–18:00 | Täglich von halb zehn bis 18 Uhr geöffnet. | Täglich von halb neun bis 18 Uhr geöffnet.
fr | opening hours: daily 9:30–18:00 | Ouvert tous les jours de 9 h 30 à 18 heures. | Ouvert tous les jours de 9 h 30 à 19 heures.
it | opening hours: daily 9:30–18:00 | Aperto tutti i giorni dalle 9.30 alle 18.00. | Aperto tutti i giorni dalle 8.30 alle 18.00.
es | opening hours: daily 9:30–18:00 | Abre todos los días de 9.30 a 18.00. | Abre todos los días de 9.30 a 17.00.
en | The columns reach into the sea. | The columns march down into the sea. | The columns reach down into the sea in March.
en | The temperature in the cave is 10 °C all year round. | It is ten degrees in the cave in August as in January. | It is twelve degrees in the cave in August as in January.
en | Lions were kept in cages here until the 1990s. | Into the nineties, lions lived here in cages. | Into the eighties, lions lived here in cages.
en | closed: 29 and 30 December | Never come on the 29th or 30th of December. | Never come on the 28th or 30th of December.
en | The restoration lasted from 1904 to 1912. | The restoration took place before the First World War. | The restoration took place before the Second World War.
en | It was destroyed in 1943. | It was destroyed in the Second World War. | It was destroyed in the First World War.
en | It was destroyed in 1950. | It was destroyed after the Second World War. | It was destroyed before the Second World War.
en | Each of the two gondolas holds 250,000 litres of water. | Together the two gondolas hold half a million litres of water. | Together the two gondolas hold a million litres of water.
en | The sundial is 27 m tall. | The sundial is taller than an eight-storey house. | The sundial is taller than a twelve-storey house.
en | The lift goes from the 5th to the 89th floor in 37 seconds. | Eighty-four floors pass in thirty-seven seconds. | Ninety-four floors pass in thirty-seven seconds.
en | The bridge is mentioned in 1117 and was built in stone in 1325. | The bridge was mentioned two centuries before it was built in stone. | The bridge was mentioned three centuries before it was built in stone.
en | cabins: 2, each for up to 25 passengers | Each cabin takes twenty-five passengers at most. | Each cabin takes thirty-five passengers at most.
en | It is the oldest functioning observatory in Europe. | It is the oldest working observatory in Europe. | It is the oldest observatory in Europe.
en | It is the only rotating lift in the world. | You will find no second rotating lift like it in the world. | You will find no larger rotating lift than this in the world.
en | James died in 1984. In 2007 the Fondo Xilitla bought the garden. | After his death the Fondo Xilitla bought the garden. | The Fondo Berg bought the garden after his death.
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
en | weight: the heaviest stones weigh up to 50 tonnes | The heaviest stones weigh fifty tonnes. | The heaviest stones weigh fifteen tonnes.
en | The head has a height of 30 m. | The head has a height of a hundred feet. | The head has a height of two hundred feet.
en | The work took 90 days. | The work took three months. | The work took four months.
de | The work took 90 days. | Die Arbeit dauerte drei Monate. | Die Arbeit dauerte fünf Monate.
fr | The work took 90 days. | Les travaux ont duré trois mois. | Les travaux ont duré cinq mois.
es | The work took 90 days. | Las obras duraron tres meses. | Las obras duraron cinco meses.
it | The work took 90 days. | I lavori durarono tre mesi. | I lavori durarono cinque mesi.
pt | The work took 90 days. | As obras duraram três meses. | As obras duraram cinco meses.
en | bus: 85 minutes from the station | The bus takes an hour and a half from the station. | The bus takes two hours and a half from the station.
en | guided tour: 45 minutes | The guided tour is a three-quarter-hour walk. | The guided tour is a quarter-hour walk.
de | The mosque was built from 1883 to 1922. | Vier Jahrzehnte später war die Moschee gebaut. | Fünf Jahrzehnte später war die Moschee gebaut.
fr | The mosque was built from 1883 to 1922. | Quatre décennies plus tard, la mosquée était construite. | Cinq décennies plus tard, la mosquée était construite.
es | The mosque was declared a monument in 1994. | La mezquita no fue declarada monumento hasta 1994. | La mezquita no fue declarada monumento hasta 1984.
en | The mosque was declared a monument in 1994. | The mosque was not declared a monument until 1994. | The mosque was not declared a monument until 1984.
de | The mosque was partly restored until 1967. | Die Moschee wurde bis in die 1960er-Jahre teilweise restauriert. | Die Moschee wurde bis in die 1950er-Jahre teilweise restauriert.
en | renamed: 1954 | Until 1954 it bore another name. | Until 1945 it bore another name.
en | Ibn Battuta visited in 1331. | Ibn Battuta came by in 1331. | Ibn Battuta came by in 1313.
en | heritage: on the List in Danger 2004–2014 | The mosque has been off the list in danger since 2014. | The mosque has been off the list in danger since 2013.
en | The tower was planned to be 70 to 110 meters tall. | The tower was planned to be something like 70 meters tall, or even beyond a hundred. | The tower was planned to be something like 50 meters tall.
en | The mosque was founded in the 13th century and was the largest until the 19th century. | Nothing would outdo the mosque for some six hundred years. | Nothing would outdo the mosque for some three hundred years.
en | The first attack took place in 1967, and the mosque was bombed on August 11. | The mosque was bombed in August 1967. | The mosque was bombed in August 1976.
en | base diameter: 14.2 m | The base is more than fourteen meters wide. | The base is more than fifteen meters wide.
de | They dug the tunnels 53 m underground. | Die Stollen liegen in über fünfzig Metern Tiefe. | Die Stollen liegen in über sechzig Metern Tiefe.
fr | It is a six-span bridge over the river. | Six arches de pierre portent le pont. | Sept arches de pierre portent le pont.
en | The mosque is 1,823 m long. | The mosque is 1.8 kilometers long. | The mosque is 1.9 kilometers long.
en | age of the rock: about 750 million years | The rock is some three quarters of a billion years old. | The rock is some three quarters of a million years old.
en | 250 tons of steel were used. | A quarter of a thousand tons of steel were used. | Half a thousand tons of steel were used.
en | The oldest relief dates back to c. 1000 BC. | The oldest relief was made about three thousand years ago. | The oldest relief was made about two thousand years ago.
de | The mosque was designed in 1898. | Die Moschee wurde kurz vor 1900 entworfen. | Die Moschee wurde kurz vor 1890 entworfen.
fr | The mosque was designed in 1802. | La mosquée fut dessinée peu après 1800. | La mosquée fut dessinée peu après 1810.
en | The mosque dates back to the mid-18th century. | The mosque dates from around 1750. | The mosque dates from around 1790.
de | The graves hold 36,918 dead. | Die Gräber bergen nahezu 37.000 Tote. | Die Gräber bergen nahezu 36.000 Tote.
en | opening hours: May-Sep 09:00-18:00; Oct-Apr 10:00-16:00 | In October the mosque opens at ten rather than nine. | In October the mosque opens at ten rather than eight.
en | opening hours: Mo-Su 07:00-17:00 | The mosque shuts at five, though it opens as early as seven. | The mosque shuts at five, though it opens as early as six.
en | opening hours: summer 09:00-19:00; winter 10:00-17:00 | In winter the doors stay shut until ten. | In winter the doors stay shut until nine.
en | opening hours: Tu-Su 09:30-18:30 | The mosque is open every day except Monday. | The mosque is open every day except Tuesday.
en | opening hours: Tu-Su 11:00–17:00 | The museum is open from Tuesday to Sunday, from eleven to five. | The museum is open every day, from eleven to five.
en | opening hours: May–October daily 09:00–17:00 | From May to October it opens every day at nine. | It opens at nine on every day of the year.
en | boat hire: 25 EUR per hour, up to 5 persons | A boat costs 25 euros an hour and takes up to 5 people. | A boat costs 5 euros an hour and takes up to 25 people.
de | opening hours: Tu-Su 09:30-18:30 | Die Moschee ist außer montags täglich geöffnet. | Die Moschee ist außer dienstags täglich geöffnet.
it | opening hours: Tu-Su 09:30-18:30 | La moschea è aperta ogni giorno fuorché il lunedì. | La moschea è aperta ogni giorno fuorché il martedì.
en | opening hours: Sa-Th 09:00-19:00; Fr 13:30-19:00 | On a Friday don't hurry: the mosque opens at half past one. | On a Friday don't hurry: the mosque opens at half past two.
en | material: dark basalt with lighter stone facings | It is built of two stones, a dark basalt and a lighter one. | It is built of three stones, a dark basalt and a lighter one.
es | upper fall: 231 m; lower fall: 540 m | Cae en dos saltos, el primero de 231 metros y el segundo de 540. | Cae en tres saltos, el primero de 231 metros y el segundo de 540.
it | Il crocifisso quattrocentesco è di legno. | Il crocifisso del Quattrocento è di legno. | Il crocifisso del Cinquecento è di legno.
es | fee: S/ 20 for foreigners | Los extranjeros pagan veinte soles. | Los extranjeros pagan veinte dólares.
en | fee: 450 Kč | The entrance fee is 450 koruna. | The entrance fee is 450 forints.
en | fee: Rs. 50 | The entrance fee is 50 rupees. | The entrance fee is 50 dollars.
en | fee: 2400 Ft | The entrance fee is 2,400 forints. | The entrance fee is 2,400 feet.
en | total length: 1,823 m; height of the towers: 111 m; clearance: 61 m | The clearance is up to 61 meters. | The clearance is up to 71 meters.
fr | length: 138 m; width: 5 m; height: 40 m | Elle est longue de 138 mètres. | Elle est longue de 183 mètres.
de | There are twelve chapels and three museums. | Insgesamt zwölf Kapellen gehören dazu, dazu drei Museen. | Insgesamt fünfzehn Kapellen gehören dazu, dazu drei Museen.
en | It was first mentioned in 1274. | The earliest mention dates from 1274. | The earliest mention dates from 1247.
en | The tomb is that of Darius I. | The tomb is that of the first Darius. | The tomb is that of the first Xerxes.
fr | Jean Vayrols, first consul, laid the stone in 1308. | Le premier consul Jean Vayrols posa la pierre en 1308. | Le premier ministre Jean Vayrols posa la pierre en 1308.
en | The mosque was built in 1794. | Islam has had a home here since 1794. | Hinduism has had a home here since 1794.
en | The statue points to his birthplace. | The statue points to where he was born. | The statue points to where he was buried.
en | Locals gave the mosque its name. | The people nearby gave the mosque its name. | The people of Rabat gave the mosque its name.
en | The toll of 25 cents was removed in 1963. | Crossing has been free since 1963. | Crossing has been free since 1936.
en | It shows the triumph of Shapur. | It shows the victory of Shapur. | It shows the funeral of Napoleon.
es | opening hours: Mo-Su 10:00-22:00 | Está abierto hasta las diez de la noche. | Está abierto hasta las once de la noche.
en | opening hours: Tu-Su 09:00-17:00 | The mosque is open six days a week. | The mosque is open five days a week.
fr | steps: 187 | Cent quatre-vingt-sept marches mènent au sommet. | Cent quatre-vingt-dix-sept marches mènent au sommet.
de | fee: 3.50 euros | Der Eintritt kostet drei Euro fünfzig. | Der Eintritt kostet drei Euro sechzig.
de | Two thirds of the area is forest. | Zwei Drittel der Fläche sind Wald. | Drei Viertel der Fläche sind Wald.
it | The tower is 98 m high. | La torre sfiora i cento metri. | La torre sfiora i centoventi metri.
en | The walk takes 60 minutes. | The walk takes an hour. | The walk takes a day.
en | rebuilt in 1500, 1600 and 1700 | It was rebuilt three times. | It was rebuilt four times.
en | Karl Meyer was born in 1860 and built the mosque in 1888. | Karl Meyer was twenty-eight when he built the mosque. | Karl Meyer was thirty-eight when he built the mosque.
es | visitors: 750,000 per year | Setecientos cincuenta mil peregrinos al año visitan la mezquita. | Seiscientos cincuenta mil peregrinos al año visitan la mezquita.
`;

const rows = CASES.trim()
  .split('\n')
  .map((line) => line.split(' | ') as [string, string, string, string]);

const grade = (language: string, fact: string, text: string) =>
  verifySentences([{ text, facts: ['f1'] }], toInput(language, fact))[0]!.grade;

it('verifySentences: matches a number without a unit with one whose unit is in another language', () => {
  const input = toInput('en', 'Boti kutoka Kilwa huchukua dakika 20.');
  const facts = [{ ...input.facts[0]!, language: 'sw' }] as VerificationInput['facts'];
  const gradeIn = (text: string) => verifySentences([{ text, facts: ['f1'] }], { ...input, facts })[0]!.grade;
  expect(gradeIn('From Kilwa it takes twenty minutes.')).toBe('general');
  expect(gradeIn('From Kilwa it takes thirty minutes.')).toBe('omitted');
});

it.each([
  ['cs', 'Most byl otevřen 2. května 1898.', 'It opened on 2 May 1898.', 'It opened on 2 March 1898.'],
  ['ko', '1898년 4월 2일에 문을 열었다.', 'It opened on 2 April 1898.', 'It opened on 2 May 1898.'],
  ['pl', 'Zbudowano w XIX wieku.', 'It is of the 19th century.', 'It is of the 18th century.'],
  ['th', 'สูง ๔๐ เมตร', 'It is 40 meters high.', 'It is 50 meters high.'],
  ['sl', 'V zimskem času je zaprta.', 'In winter the bats sleep here.', 'In summer the bats sleep here.'],
])(
  'verifySentences: reads dates and numbers in a language without a lexicon: %s: %s',
  (language, fact, isSame, isOther) => {
    const input = toInput('en', fact);
    const facts = [{ ...input.facts[0]!, language }] as VerificationInput['facts'];
    const gradeIn = (text: string) => verifySentences([{ text, facts: ['f1'] }], { ...input, facts })[0]!.grade;
    expect(gradeIn(isSame)).not.toBe('omitted');
    expect(gradeIn(isOther)).toBe('omitted');
  },
);

it('verifySentences: reads Japanese numerals in a fact', () => {
  const input = toInput('en', '社殿七棟は国の重要文化財に指定されている。');
  const facts = [{ ...input.facts[0]!, language: 'ja' }] as VerificationInput['facts'];
  const gradeIn = (text: string) => verifySentences([{ text, facts: ['f1'] }], { ...input, facts })[0]!.grade;
  expect(gradeIn('Seven of the structures are protected.')).not.toBe('omitted');
  expect(gradeIn('Eight of the structures are protected.')).toBe('omitted');
});

it.each(rows)('verifySentences: matches two forms of a number (%s, %s): %s', (language, fact, isSame, isOther) => {
  expect(grade(language, fact, isSame)).not.toBe('omitted');
  expect(grade(language, fact, isOther)).toBe('omitted');
});
