import { cleanExtract, splitSentences } from './sentences.js';

test.each([
  ['The tower (French: , locally ) is high.', 'The tower is high.'],
  ['The tower ( /ˈaɪfəl/ EYE-fəl; French: [tuʁ ɛfɛl] ; built 1889) is high .', 'The tower (built 1889) is high.'],
  ['Rome (listen) , the capital', 'Rome, the capital'],
  ['It holds 1,200 people (or 1,300)', 'It holds 1,200 people (or 1,300)'],
  ['A (b (listen) c) d', 'A (b c) d'],
  ['It opened (in 1889/1890 or 1891/92) here', 'It opened (in 1889/1890 or 1891/92) here'],
  ['It (seat /1889/ of a duke) is old', 'It (seat /1889/ of a duke) is old'],
])('cleanExtract: cleans %j', (text, cleaned) => expect(cleanExtract(text)).toBe(cleaned));

test.each<[string, string, string[]]>([
  ['en', 'It is high. It is old.', ['It is high.', 'It is old.']],
  ['en', 'St. Peter is a church. It is old.', ['St. Peter is a church.', 'It is old.']],
  ['en', 'It was built by J. R. Smith. It is old.', ['It was built by J. R. Smith.', 'It is old.']],
  ['en', 'It (built in 1889. It burned.) is old. It stands.', ['It (built in 1889. It burned.) is old.', 'It stands.']],
  ['de', 'Sie stammt aus dem 15. Jahrhundert. Sie ist alt.', ['Sie stammt aus dem 15. Jahrhundert.', 'Sie ist alt.']],
  ['en', 'It was built in 1915. It is old.', ['It was built in 1915.', 'It is old.']],
  ['en', 'A title (of\nIt is old.', ['A title (of', 'It is old.']],
  ['en', ' ', []],
])('splitSentences: splits text in %s: %j', (language, text, sentences) => {
  expect(splitSentences(text, language)).toEqual(sentences);
});
