import type { ChatCompletion } from 'openai/resources/chat/completions.js';
import { VendorError } from './errors/vendor-error.js';
import { extractJsonObjects } from './json-extraction.js';

/** A vendor also charges for a response that it withheld. */
const CHARGED = { mayHaveCharged: true };

/** Reason why a response was not usable. */
export interface FailedAttempt {
  reason: string;
  /**
   * Whether the endpoint seems not to support this output mode. A refusal or a truncated response does not show that.
   */
  aboutFormat: boolean;
  /** Whether the response ended before its answer; with more tokens it may be complete. */
  cutOff?: boolean;
}

/**
 * Reads a completion. Compatible endpoints return all kinds of bodies with status 200, so every field may be missing. A
 * response may contain drafts of the answer, so the last object that is accepted counts.
 * @param vendor name that an error states
 * @param accept returns null for an object that is not usable
 * @throws VendorError when the vendor's filter withheld the response
 */
export function readCompletion<Accepted>(
  vendor: string,
  completion: Partial<ChatCompletion> | string | null | undefined,
  accept: (candidate: unknown) => Accepted | null,
): { accepted: Accepted } | FailedAttempt {
  const choice = typeof completion === 'object' ? completion?.choices?.[0] : undefined;
  // Gemini then sends no message, and adds a detail to the reason: `content_filter: PROHIBITED_CONTENT`.
  if (String(choice?.finish_reason).startsWith('content_filter')) {
    throw new VendorError(vendor, 'refused: content filter', CHARGED);
  }
  if (!choice?.message) return { reason: 'malformed response', aboutFormat: false };
  if (choice.message.refusal) return { reason: 'refusal', aboutFormat: false };
  if (choice.finish_reason === 'length') return { reason: 'cut off', aboutFormat: false, cutOff: true };
  const answer = findAnswer(choice.message);
  if (answer === null) return { reason: 'reasoning without an answer', aboutFormat: false, cutOff: true };
  const candidates = [...extractJsonObjects(answer)];
  for (const candidate of candidates.reverse()) {
    const accepted = accept(candidate);
    if (accepted !== null) return { accepted };
  }
  return { reason: candidates.length > 0 ? 'schema ignored' : 'prose instead of JSON', aboutFormat: true };
}

/** Some endpoints return the content as a list of parts. */
function joinContent(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part) => (typeof part?.text === 'string' ? part.text : '')).join('');
}

/**
 * Fields in which endpoints return a model's reasoning: the first in vLLM and DeepSeek, the second in OpenRouter and
 * Ollama.
 */
const REASONING_FIELDS = ['reasoning_content', 'reasoning'];

/**
 * Returns the text of a response without its reasoning; null when there is only reasoning. If a server's reasoning
 * parser does not fit the model, the whole answer is in the field for reasoning. That field counts if it is a JSON
 * object by itself.
 */
function findAnswer(message: { content: unknown }): string | null {
  const text = joinContent(message.content);
  const answer = stripReasoning(text);
  if (answer?.trim()) return answer;
  const fields = message as Record<string, unknown>;
  const reasoning = REASONING_FIELDS.map((field) => fields[field]).find((value) => typeof value === 'string') as
    | string
    | undefined;
  if (/^\s*\{[\s\S]*\}\s*$/.test(reasoning ?? '')) return reasoning ?? null;
  return answer === null || text !== '' || reasoning?.trim() ? null : answer;
}

const TAG = 'think|thinking|thought|reasoning';
const CLOSED_REASONING = new RegExp(`<(${TAG})>[\\s\\S]*?</\\1>`, 'gi');
/** Chat templates often start the reasoning themselves, so that only its closing tag is in the response. */
const UNOPENED_REASONING = new RegExp(`^[\\s\\S]*</(?:${TAG})>`, 'i');
const UNCLOSED_REASONING = new RegExp(`<(?:${TAG})>`, 'i');

/** Removes the reasoning that local models write into their response; returns null when the reasoning does not end. */
function stripReasoning(text: string): string | null {
  const answer = text.replace(CLOSED_REASONING, '').replace(UNOPENED_REASONING, '');
  return UNCLOSED_REASONING.test(answer) ? null : answer;
}
