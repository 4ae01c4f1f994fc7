import { buildHighlightPattern, buildSnippet, buildTitlePatterns, findOtherName } from './snippets.js';

const snippet = (text: string, ...words: string[]) => buildSnippet(text, buildHighlightPattern(words));

describe('buildSnippet', () => {
  it.each([
    ['The  Colosseum of  Rome .', ['colosseum'], 'The <mark>Colosseum</mark> of Rome.'],
    ["Marrakesh 's medina has <b>", ['medina'], 'Marrakesh&#39;s <mark>medina</mark> has &lt;b&gt;'],
    ['Marrakesh ’s lantern', ['lantern'], 'Marrakesh’s <mark>lantern</mark>'],
    ['Many churches and a Church', ['churches'], 'Many <mark>churches</mark> and a <mark>Church</mark>'],
    ['The café sells lanterns', ['cafe', 'lantern'], 'The <mark>café</mark> sells <mark>lanterns</mark>'],
    ['Nothing of Romance', ['rom'], null],
    ['東京タワーです', ['タワー'], '東京<mark>タワー</mark>です'],
    ['A bay, not a ba', ['bays'], 'A <mark>bay</mark>, not a ba'],
    ['The end', ['x'], null],
  ])('marks in "%s" the forms of %j', (text, words, expected) => expect(snippet(text, ...words)).toBe(expected));

  it('starts with the sentence of the match, and adds the following ones while they fit', () => {
    const text = `Heading\n${'Long ago it was. '.repeat(100)}A lantern hangs by St. Paul's. ${'And so on. '.repeat(100)}`;
    const shown = snippet(text, 'lantern')!;
    expect(shown).toMatch(/^A <mark>lantern<\/mark> hangs by St\. Paul&#39;s\. And so on\. .*And so on\.$/);
    expect(shown.length).toBeLessThan(250);
  });

  it('stays within the paragraph of the match', () =>
    expect(snippet('An old gate.\nA lantern\nAnother thing', 'lantern')).toBe('A <mark>lantern</mark>'));

  it('prefers the sentence with most of the words', () =>
    expect(snippet('A great view over town. Here is the great wall of stone.', 'great', 'wall')).toBe(
      'Here is the <mark>great</mark> <mark>wall</mark> of stone.',
    ));

  it.each([
    [['lisbon'], null],
    [['lisbon', 'gaudi'], 'It was built by <mark>Gaudí</mark>.'],
    [['monasteries', 'lisbon'], null],
  ])('requires words of %j that title and location lack', (words, expected) => {
    const text = 'Lisbon, the guide to the city\nA monastery of Lisbon\nIt was built by Gaudí.';
    expect(buildSnippet(text, buildHighlightPattern(words), 'A Monastery Lisbon, Portugal')).toBe(expected);
  });

  it('begins shortly before a late match, because cards show only the beginning', () =>
    expect(
      snippet(
        'West of the Capitol lies the Mall with its museums and memorials, and north of it is Chinatown.',
        'chinatown',
      ),
    ).toBe('… memorials, and north of it is <mark>Chinatown</mark>.'));

  it('compares the sentences of many matches', () =>
    expect(snippet(`${'A throne is here. '.repeat(8)}A scene of thrones of a game.`, 'throne', 'game')).toBe(
      'A scene of <mark>thrones</mark> of a <mark>game</mark>.',
    ));

  it('shows with an ellipsis that a long sentence was cut', () => {
    const long = 'very '.repeat(80);
    expect(snippet(`A lantern, ${long}old`, 'lantern')).toMatch(/^A <mark>lantern<\/mark>, very .* very …$/);
    expect(snippet(`It was ${long}far to the lantern inn`, 'lantern')).toMatch(
      /^… very .*far to the <mark>lantern<\/mark> inn$/,
    );
  });

  it('marks nothing when no word is worth marking', () => expect(buildHighlightPattern(['a', 'of'])).toBeNull());

  it.each([
    ['&lt;script&gt;lantern&lt;/script&gt;', '&lt;script&gt;<mark>lantern</mark>&lt;/script&gt;'],
    ['<img onerror=1> lantern', '&lt;img onerror=1&gt; <mark>lantern</mark>'],
    ['&amp;lt;b&amp;gt; lantern', '&amp;lt;b&amp;gt; <mark>lantern</mark>'],
    ['Tom &amp; lantern&#39;s &quot;inn&quot;', 'Tom &amp; <mark>lantern</mark>&#39;s &quot;inn&quot;'],
  ])('escapes all markup of %s', (text, expected) => expect(snippet(text, 'lantern')).toBe(expected));
});

describe('findOtherName', () => {
  const place = {
    title: 'Eiffel Tower',
    location: 'Paris, France',
    otherNames: 'Eifel Tawer · La Dame de fer · 埃菲尔铁塔 · Эйфелева башня',
  };
  const find = (...words: string[]) => findOtherName(place, buildHighlightPattern(words));

  it.each([
    ['эйфелева', 'Also called <mark>Эйфелева</mark> башня'],
    ['铁塔', 'Also called 埃菲尔<mark>铁塔</mark>'],
  ])('shows the name in another script that has "%s"', (word, shown) => expect(find(word)).toEqual({ shown }));
  it.each(['eifel', 'dame'])('does not show a misspelling or variant in Latin letters: "%s"', (word) =>
    expect(find(word)).toEqual({ shown: null }),
  );
  it('is null when title or location has a word, and when no name has one', () =>
    expect([find('tower'), find('paris'), find('gate')]).toEqual([null, null, null]));
});

describe('buildTitlePatterns', () => {
  it.each([
    [['castles'], ['% castl%']],
    [
      ['Köln', 'dom'],
      ['% koln%', '% dom%'],
    ],
    [['タワー'], ['%タワー%']],
    [['a', 'of'], null],
  ])('fits titles with words that begin like those of %j', (words, expected) =>
    expect(buildTitlePatterns(words)).toEqual(expected),
  );
});
