import { toPlainText } from '../ai/untrusted-text.js';
import type { TokenUsage } from '../costs/costs.js';
import { MAX_ANSWER_LENGTH, type ProviderAnswer } from './vision-provider.js';

/** Returns an answer as plain text of limited length; null when nothing remains. */
export const toSaid = (text: string | null): string | null =>
  text === null ? null : toPlainText(text, MAX_ANSWER_LENGTH) || null;

/** Returns the record of a model's answer; its tokens are null when the endpoint reports none. */
export const toAnswer = (answer: object, tokens: TokenUsage): ProviderAnswer => ({
  said: toSaid(JSON.stringify(answer)),
  tokens: tokens.input + tokens.output > 0 ? tokens : null,
});
