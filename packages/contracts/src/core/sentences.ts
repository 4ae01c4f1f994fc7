/** White space between the end and the beginning of sentences. Ideographic stops need no white space. */
const BOUNDARY = /(?<=[.!?…]['"’”»)]?\s+)(?=["'“‘«(¿¡]?[\p{Lu}\p{Lo}\d])|(?<=[。！？।][」』”]?)(?=[^\s」』”])/u;
/** Initials, and abbreviations whose full stop does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s("“‘])(?:\p{Lu}|(?:\p{Lu}\.)+\p{Lu}|St|Ste|Mt|Ft|Dr|Mr|Mrs|Ms|No|c|ca|approx|e\.g|i\.e|vs|km)\.\s*$/u;
/** Numerals and directions, which are no initials: "King Carol I." and "2° 17′ E." */
const NO_INITIAL = /(?:\p{Lu}\p{Ll}+ I|[\d°′″]\s*[NESW])\.\s*$/u;

/** Splits a text into sentences, each with the white space after it, so that joining them restores the text. */
export function segmentSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const segment of text.split(BOUNDARY)) {
    const last = sentences.at(-1);
    const isUnfinished = last !== undefined && ABBREVIATION.test(last) && !NO_INITIAL.test(last);
    if (isUnfinished) sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  return sentences;
}

/** Splits a text into its sentences, without the white space between them. */
export const splitSentences = (text: string): string[] =>
  segmentSentences(text)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
