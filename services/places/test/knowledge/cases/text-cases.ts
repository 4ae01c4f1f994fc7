import type { TextCase } from './case-types.js';

/** Cases that were written before the code for sentences. */
export const TEXT_CASES: TextCase[] = [
  {
    title: 'parentheses without their words are removed, dates remain',
    text: 'Gustave Eiffel (locally ) built the tower (1887–1889) for the World’s Fair ( ).',
    expected: ['Gustave Eiffel built the tower (1887–1889) for the World’s Fair.'],
  },
  {
    title: 'pronunciations',
    text: 'The Eiffel Tower (/ˈaɪfəl/ EYE-fəl; French: Tour Eiffel [tuʁ ɛfɛl] (listen)) is a lattice tower.',
    expected: ['The Eiffel Tower (French: Tour Eiffel) is a lattice tower.'],
  },
  {
    title: 'abbreviations end no sentence',
    text: 'St. Stephen’s Cathedral is the mother church of Vienna. It was begun by Dr. Huber c. 1137 near Mt. Kahlenberg.',
    expected: [
      'St. Stephen’s Cathedral is the mother church of Vienna.',
      'It was begun by Dr. Huber c. 1137 near Mt. Kahlenberg.',
    ],
  },
  {
    title: 'a period inside parentheses',
    text: 'The park (opened in 1858. It was widened later) is the oldest one. People walk there all year long.',
    expected: [
      'The park (opened in 1858. It was widened later) is the oldest one.',
      'People walk there all year long.',
    ],
  },
  {
    title: 'paragraphs and headings',
    text: 'Hallstatt is a small town in Austria.\n\nIt lies on the shore of a lake of that name.',
    expected: ['Hallstatt is a small town in Austria.', 'It lies on the shore of a lake of that name.'],
  },
  {
    title: 'numbers with separators',
    text: 'Mount Fuji (富士山, Fujisan, Japanese: [ɸɯꜜdʑisaɴ] ) rises 3,776.24 m (12,389 ft 3 in) above the sea.',
    expected: ['Mount Fuji (富士山, Fujisan) rises 3,776.24 m (12,389 ft 3 in) above the sea.'],
  },
  {
    title: 'names in the local script',
    text: 'Kyoto (/ˈkjoʊtoʊ/; Japanese: 京都, Kyōto [kʲoꜜːto] ), officially Kyoto City (京都市, Kyōto-shi, [kʲoːtoꜜɕi] ), is a city.',
    expected: ['Kyoto (Japanese: 京都, Kyōto), officially Kyoto City (京都市, Kyōto-shi), is a city.'],
  },
  {
    title: 'respelled sounds of several words',
    text: 'Buckingham Palace (UK: /ˈbʌkɪŋəm/ BUK-ing-əm PAL-iss, Dutch: [x] ) is a royal residence in London.',
    expected: ['Buckingham Palace is a royal residence in London.'],
  },
  {
    title: 'slashes that are no sounds',
    text: 'The train runs fast (100 km/h or 62 mph/limit) through the valley of the river.',
    expected: ['The train runs fast (100 km/h or 62 mph/limit) through the valley of the river.'],
  },
  {
    title: 'nested parentheses',
    text: 'Wat Pho (Thai: วัดโพธิ์, pronounced [wát pʰōː] (listen)), also spelled Wat Po, is a temple in Bangkok.',
    expected: ['Wat Pho (Thai: วัดโพธิ์), also spelled Wat Po, is a temple in Bangkok.'],
  },
  { title: 'fragments are left out', text: 'See also. Yes.\n', expected: [] },
  {
    title: 'question marks and quotes',
    text: 'Is it the oldest bridge of the country? “It is,” says the sign at its entrance.',
    expected: ['Is it the oldest bridge of the country?', '“It is,” says the sign at its entrance.'],
  },
  {
    title: 'countries with periods',
    text: 'The monument stands in the U.S. state of Virginia near Washington, D.C. and is visited a lot.',
    expected: ['The monument stands in the U.S. state of Virginia near Washington, D.C. and is visited a lot.'],
  },
];
