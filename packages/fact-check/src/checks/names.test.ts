import type { Language } from '../lexicon/languages.js';
import { readText } from '../text/read-text.js';
import { isName } from './names.js';

/** Returns whether the first token with this text is read as a name. */
function isNameIn(text: string, word: string, language: Language): boolean {
  const reading = readText(text, language);
  const position = reading.tokens.findIndex((token) => token.text === word);
  expect(position).not.toBe(-1);
  return isName(reading, position);
}

it.each<[Language, string, string]>([
  ['en', 'Thanks', 'Thanks to a rounded hull, it held.'],
  ['en', 'Owing', 'Owing to the frost, it cracked.'],
  ['en', 'Cabins', 'Cabins run every day.'],
  ['en', 'Thrill', 'Thrill-seekers come here.'],
  ['en', 'Notably', 'Notably, it has no roof.'],
  ['en', 'Hewn', 'It was hewn by hand: Hewn steps lead down.'],
  ['de', 'Schwere', 'Schwere Schäden erlitt das Haus.'],
  ['de', 'Bequemer', 'Bequemer geht es mit der Bahn.'],
  ['de', 'Programm', 'Auf dem Programm stand eine Oper.'],
  ['fr', 'Percé', 'Percé en 1679, le tunnel est court.'],
  ['fr', 'Particularité', 'Particularité rare, le bâtiment est rond.'],
  ['fr', 'Juchée', 'Juchée sur un roc, la tour veille.'],
  ['es', 'Excavado', 'Excavado en la roca, el túnel es corto.'],
  ['es', 'Particularidad', 'Particularidad notable, es redonda.'],
  ['it', 'Scavato', 'Scavato nella roccia, il tunnel è corto.'],
  ['pt', 'Escavado', 'Escavado na rocha, o túnel é curto.'],
  [
    'de',
    'Ware',
    'Früher galt eine klare Regel, nach der das Obst vom Wagen hierher gehörte, die Ware der Schiffe aber nicht.',
  ],
  [
    'de',
    'Beruf',
    'Rita Bake, von Beruf Historikerin, gründete den Garten, in dem die alten Steine der Frauen bis heute stehen.',
  ],
])('isName: rejects an ordinary word at the beginning (%s): %s', (language, word, text) => {
  expect(isNameIn(text, word, language)).toBe(false);
});

it.each<[Language, string, string]>([
  ['en', 'Bodhisena', 'Bodhisena cast the statue.'],
  ['en', 'Jones', 'Jones designed the hall.'],
  ['en', 'Wilfrid', 'In the end Wilfrid paid for it.'],
  ['de', 'Otmar', 'Otmar gründete das Kloster.'],
  ['fr', 'Baptiste', 'Baptiste dessina la façade.'],
  ['fr', 'Laudot', 'Le projet de Laudot fut choisi.'],
  ['es', 'Rodrigo', 'Rodrigo levantó la torre.'],
  ['it', 'Gherardo', 'Gherardo finanziò la torre.'],
  ['pt', 'Gaspar', 'Gaspar desenhou a torre.'],
  ['de', 'Limmat', 'Gleich zweimal quert sie die Limmat.'],
  ['de', 'Kaunas', 'Wer an einem klaren Tag auf den Turm steigt, der sieht von dort oben weit bis nach Kaunas.'],
])('isName: accepts an unknown capitalized word (%s): %s', (language, word, text) => {
  expect(isNameIn(text, word, language)).toBe(true);
});
