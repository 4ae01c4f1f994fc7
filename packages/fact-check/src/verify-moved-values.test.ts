import { gradeStatements } from '../test/grade-statements.js';

const LAKES = 'The castle has 16 lakes, divided into 12 Upper Lakes and 4 Lower Lakes.';
const LIBRARY = 'The castle library holds about 150,000 volumes and more than 3,000 Armenian manuscripts.';
const TICKETS = 'tickets: keep 170 EUR; Berber museum 60 EUR; no cash';
const TOWERS = 'The round tower is 31 m high, and the square gate is 67 m high.';
const ARCHITECTS =
  'The castle was begun by the Italian architect Adamo Boari in 1904, and completed by Federico Mariscal in 1934.';
const WORKS = 'The stained-glass windows are the work of Francis Chigot, and the sculptures of Henri Varenne.';
const PEAKS = "The castle is flanked by Devil's Peak to the east and Lion's Head to the west.";
const MOSQUE = 'The first mosque was built in the 13th century; the current building dates from 1907.';
const BURNED_MOSQUE = 'The mosque burned in 1250; the current building dates from 1907.';
const ANCIENT = 'The wall was built in 300 BC, and the tower in 150 BC.';
const STATIONS = 'There are 20 stations; the entire trip takes about 30 minutes.';
const HOURS = 'opening hours: daily 10:00–16:00; house from 11:30';
const SUNDAYS = 'admission: 5,000 COP; free on Sundays';
const SEASON = 'visitor centre opening hours: May–October daily 09:00–17:00';

it.each([
  [LAKES, 'Of the sixteen lakes, four belong to the lower group and the other twelve to the upper.'],
  [LAKES, 'The castle has twelve upper and four lower lakes.'],
  [LIBRARY, 'The library has about 150,000 volumes, and besides them over 3,000 Armenian manuscripts.'],
  [TICKETS, 'The keep costs 170 euros, the Berber museum another 60.'],
  [TOWERS, 'The round tower rises 31 m, the square gate 67.'],
  [ARCHITECTS, 'Adamo Boari began it in 1904, and Federico Mariscal completed it in 1934.'],
  [WORKS, 'The windows are by Francis Chigot, the sculptures by Henri Varenne.'],
  [PEAKS, "Devil's Peak flanks the castle to the east, Lion's Head to the west."],
  [MOSQUE, 'The present building dates from 1907.'],
  [MOSQUE, 'The building of today replaced a mosque of the 13th century.'],
  [BURNED_MOSQUE, 'The mosque burned in 1250, and the current building dates from 1907.'],
  [ANCIENT, 'The wall was built in 300 BC, and the tower in 150 BC.'],
  [STATIONS, 'The line has twenty stations, and you will need some thirty minutes for the whole trip from end to end.'],
  [HOURS, 'The house opens at half past eleven.'],
  [SUNDAYS, 'Entry is 5,000 pesos, and on Sundays it is free.'],
  [SEASON, 'From May to October, the visitor centre is open from nine to five.'],
])('verifySentences: keeps values in their places: %s: %s', (statements, text) => {
  expect(gradeStatements(statements, text, 'en')).not.toBe('omitted');
});

it.each([
  // Counts, prices and lengths.
  [LAKES, 'Of the sixteen lakes, four belong to the upper group and the other twelve to the lower.'],
  [LAKES, 'The castle has twelve lower and four upper lakes.'],
  [LAKES, 'Four upper lakes lie above twelve lower lakes.'],
  [LAKES, 'There are four lakes in the upper part, and as many as twelve in the lower.'],
  [LIBRARY, 'The library has some 150,000 Armenian manuscripts.'],
  [
    LIBRARY,
    'Among its treasures the library counts about 150,000 Armenian manuscripts, which scholars come from afar to see.',
  ],
  [LIBRARY, 'The library has more than 3,000 volumes and 150,000 Armenian manuscripts.'],
  [TICKETS, 'The keep alone costs 60 euros, the Berber museum another 170.'],
  [TICKETS, 'Pay 60 euros for the keep, and 170 for the Berber museum.'],
  [TICKETS, 'The Berber museum is 170 euros, the keep 60.'],
  [TOWERS, 'The round tower rises 67 m, the square gate 31.'],
  [TOWERS, 'The square gate is 31 m high, and the round tower is 67 m high.'],
  [STATIONS, 'The line has thirty stations, and you will need about half an hour for the whole trip from end to end.'],
  // Names.
  [ARCHITECTS, 'Federico Mariscal began it in 1904, and Adamo Boari completed it in 1934.'],
  [
    ARCHITECTS,
    'It took so long that Federico Mariscal, who had begun in 1904, had to leave it to Adamo Boari to complete in 1934.',
  ],
  [ARCHITECTS, 'After Federico Mariscal had started in 1904, it was Adamo Boari who finished the work in 1934.'],
  [ARCHITECTS, 'Mariscal is named for 1904, Boari for 1934.'],
  [WORKS, 'The stained-glass windows are by Henri Varenne, whose name deserves to be known better than it is.'],
  [WORKS, 'The windows, the work of Henri Varenne, are what you should raise your eyes to.'],
  [WORKS, 'The sculptures are by Francis Chigot.'],
  [WORKS, 'Look up to see the windows by Varenne.'],
  [PEAKS, "Devil's Peak flanks the castle to the west, Lion's Head to the east."],
  [PEAKS, "Lion's Head is to the east, Devil's Peak to the west."],
  [PEAKS, "You see Lion's Head in the east and Devil's Peak in the west."],
  [
    PEAKS,
    "With Lion's Head rising to the east of it and Devil's Peak to the west, the castle is well guarded on both sides.",
  ],
  // Times of what stood there before.
  [MOSQUE, 'The present building is from the thirteenth century.'],
  [MOSQUE, 'The building you see today went up in the 13th century.'],
  [MOSQUE, 'The current building dates from the 13th century.'],
  [
    MOSQUE,
    "Today's building was put up in the thirteenth century, and people have patched it year after year since then.",
  ],
  [ANCIENT, 'The tower was built in 300 BC, and the wall in 150 BC.'],
  // Hours and prices.
  [HOURS, 'The house opens at ten.'],
  [HOURS, 'The house itself opens at ten in the morning.'],
  [HOURS, 'You can see the house from ten to four.'],
  [SUNDAYS, 'Entry is 5,000 pesos, Sundays included.'],
  [SUNDAYS, 'You pay 5,000 pesos, even on Sundays.'],
  [SEASON, 'Summer or winter, the visitor centre opens at nine and closes at five.'],
  [SEASON, 'The visitor centre is open from nine to five on every day of the year.'],
  [SEASON, 'All year the visitor centre is open from nine to five.'],
])('verifySentences: omits values that changed places: %s: %s', (statements, text) => {
  expect(gradeStatements(statements, text, 'en')).toBe('omitted');
});
