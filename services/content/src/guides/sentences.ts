const SEGMENTS = new Intl.Segmenter('en', { granularity: 'sentence' });
/** A full stop after these ends no sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:St|Ste|Mt|Ft|Dr|Mr|Mrs|No|c|ca|approx|e\.g|i\.e|km|vs)\.\s*$/;

/** The sentences of a text, each with the white space after it, so that joined they are the text again. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of SEGMENTS.segment(text)) {
    const last = sentences.at(-1);
    if (last !== undefined && ABBREVIATION.test(last)) sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  return sentences;
}
