/**
 * Words of several languages that stay lowercase within a name: prepositions, articles after them and similar words.
 */
const SMALL_WORDS = new Set(
  (
    'of the and at by for from in on to under upon with de da do das dos du des del della dello dei degli delle di ' +
    'em en et sur sous lès y e i am im ob der dem und bei zu zum zur van von op aan ter ten og på'
  ).split(' '),
);
/** Articles: capitalized in "Los Angeles" and "La Défense", but not in "Île de la Cité". */
const ARTICLES = new Set('la las lo los le les el il l gli het'.split(' '));
/** Prefixes with an apostrophe before the following word. */
const ELISIONS = new Set('d l dell sull nell all dall un c qu'.split(' '));
const UPPERCASE_WORDS = new Set(
  'usa uk uae nyc dc dmz unesco ii iii iv vi vii viii ix xi xii xiii xiv xv xvi'.split(' '),
);

/**
 * Returns a name as a heading. Names with a capital letter stay as typed, and lowercase names are capitalized. In names
 * without spaces, hyphens become spaces, as in slugs.
 */
export function toTitleCase(name: string): string {
  const text = name.replace(/[_\s]+/g, ' ').trim();
  if (/\p{Lu}/u.test(text)) return text;
  const words = (text.includes(' ') || text.startsWith("'") ? text : text.replace(/-+/g, ' ')).split(' ');
  let isStart = true;
  let followsSmall = false;
  const casedWords = words.map((word, index) => {
    const pieces = word.split('-');
    const cased = pieces.map((piece, pieceIndex) => {
      const isEnd = index === words.length - 1 && pieceIndex === pieces.length - 1;
      const isSmall = SMALL_WORDS.has(piece) || (ARTICLES.has(piece) && (followsSmall || pieceIndex > 0));
      const result = isSmall && !isStart && !isEnd ? piece : capitalizePiece(piece, isStart);
      followsSmall = SMALL_WORDS.has(piece) || ARTICLES.has(piece);
      isStart = false;
      return result;
    });
    isStart = /[,:]$/.test(word);
    return cased.join('-');
  });
  return casedWords.join(' ');
}

function capitalizePiece(piece: string, isStart: boolean): string {
  const [, letters = ''] = /^\P{L}*(\p{L}+)\P{L}*$/u.exec(piece) ?? [];
  if (UPPERCASE_WORDS.has(letters)) return piece.toUpperCase();
  if (/^['’]s$/.test(piece)) return piece;
  const [, elided = '', apostrophe = '', rest = ''] = /^(\p{L}+)(['’])(\p{L}{2,}.*)$/u.exec(piece) ?? [];
  if (ELISIONS.has(elided)) return (isStart ? capitalize(elided) : elided) + apostrophe + capitalize(rest);
  if (elided === 'o') return `O${apostrophe}${capitalize(rest)}`;
  if (/^mc\p{L}{3}/u.test(piece)) return `Mc${capitalize(piece.slice(2))}`;
  return capitalize(piece);
}

/** Georgian capitals are not used at the beginning of words. */
const FIRST_LETTER = /^([^\p{L}\p{N}]*)(?!\p{Script=Georgian})(\p{Ll})/u;
const capitalize = (word: string): string =>
  word.replace(FIRST_LETTER, (_all, before: string, letter: string) => before + letter.toUpperCase());
