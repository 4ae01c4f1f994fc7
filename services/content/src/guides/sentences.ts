const SENTENCE_SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' });
/** A full stop after these ends no sentence. */
const ABBREVIATION_PATTERN = /(?:^|[\s(])(?:St|Ste|Mt|Ft|Dr|Mr|Mrs|No|c|ca|approx|e\.g|i\.e|km|vs)\.\s*$/;

/** The sentences of a text, each with the white space after it, so that joined they are the text again. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of SENTENCE_SEGMENTER.segment(text)) {
    const last = sentences.at(-1);
    if (last !== undefined && ABBREVIATION_PATTERN.test(last)) sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  return sentences;
}
