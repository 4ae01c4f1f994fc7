import type { RecordedRequest } from './fake-server.ts';

/** Sentence of a model, with the ids of the facts that it cites. */
interface WrittenSentence {
  text: string;
  facts: string[];
}

/** Writes the sentences of the next text in a response. */
export type SentenceWriter = () => WrittenSentence[];

/** Returns the English facts in a prompt, which are on lines such as `f1 summary: …`. */
export function readFacts(body: RecordedRequest['body']): WrittenSentence[] {
  const texts: string[] = body.messages.flatMap(({ content }: { content: unknown }) =>
    Array.isArray(content) ? content.map((part) => part.text ?? '') : [],
  );
  const lines = texts.join('\n').matchAll(/^(f\d+) [a-z ]+: (.+)$/gm);
  return [...lines].map(([, id, statement]) => ({ text: statement!, facts: [id!] }));
}

/** Repeats one fact after another in its own words. Without facts, writes a sentence that states nothing. */
export function createHonestWriter(facts: readonly WrittenSentence[]): SentenceWriter {
  let next = 0;
  return () => [facts[next++ % facts.length] ?? { text: 'Take your time.', facts: [] }];
}

/** Writes all lies into each text. Every other lie cites all facts; the rest cite one fact each. */
export function createLyingWriter(facts: readonly WrittenSentence[], lies: readonly string[]): SentenceWriter {
  const ids = facts.flatMap((fact) => fact.facts);
  return () => lies.map((text, n) => ({ text, facts: n % 2 === 0 ? ids.slice(0, 20) : ids.slice(n, n + 1) }));
}

/** Writes all facts into each text, with the lies in the middle, each citing all facts. */
export function createSubtleWriter(facts: readonly WrittenSentence[], lies: readonly string[]): SentenceWriter {
  const ids = facts.flatMap((fact) => fact.facts).slice(0, 20);
  const middle = Math.ceil(facts.length / 2);
  const hidden = lies.map((text) => ({ text, facts: ids }));
  return () => [...facts.slice(0, middle), ...hidden, ...facts.slice(middle)];
}
