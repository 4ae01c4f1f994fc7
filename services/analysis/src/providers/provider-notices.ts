import type { VendorError } from '../ai/errors/vendor-error.js';
import { computeTokenCost } from '../costs/costs.js';
import type { AnalysisProviderSettings } from './provider-variables.js';

/** A provider that is configured but will not be called. */
export interface ProviderNotice {
  /** Part of the service, as its health report names it. */
  part: 'vision' | 'writing';
  /** What is wrong, and what to do about it. */
  sentence: string;
}

/**
 * Returns the reasons why configured providers will not be called, so that an operator learns of them at the start, and
 * not from results of the embedded providers.
 */
export function findProviderNotices(settings: AnalysisProviderSettings): ProviderNotice[] {
  return (['vision', 'writing'] as const).flatMap((part) => {
    const choice = settings[part];
    if (!('model' in choice)) return [];
    const price = computeTokenCost(choice.prices, choice.model, { input: 1, output: 1 });
    if (price === null) {
      const variable = choice.provider === 'anthropic' ? 'ANTHROPIC_PRICES' : 'OPENAI_PRICES';
      const remedy = `add it to ${variable}, or set ${variable}=free if nobody charges for it`;
      return [{ part, sentence: `${choice.model} is not called because its price is unknown: ${remedy}.` }];
    }
    if (price > 0 && settings.budgetDailyUsd === 0) {
      return [{ part, sentence: `${choice.model} is not called because BUDGET_DAILY_USD is 0.` }];
    }
    return [];
  });
}

/** Where operators read about providers: in the health report of the service. */
export interface NoticeBoard {
  registerNotice(name: string, sentence: string): void;
  withdrawNotice(name: string): void;
}

/** Receives the outcome of each call for a part: the error with which the provider failed, or null. */
export type OutcomeReporter = (part: ProviderNotice['part'], failure: VendorError | null) => void;

/**
 * Returns a function that shows operators an error which makes every call fail until they act, such as a wrong key, and
 * withdraws the notice once a call succeeds. Other errors are temporary and not shown.
 */
export function createOutcomeReporter(board: NoticeBoard, warn: (sentence: string) => void): OutcomeReporter {
  const shown = new Map<string, string>();
  return (part, failure) => {
    if (failure === null && shown.delete(part)) board.withdrawNotice(part);
    if (!failure?.remedy) return;
    const sentence = `${failure.message}: ${failure.remedy}.`;
    if (shown.get(part) === sentence) return;
    shown.set(part, sentence);
    board.registerNotice(part, sentence);
    warn(sentence);
  };
}
