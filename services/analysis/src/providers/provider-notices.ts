import { computeTokenCost } from '../costs/costs.js';
import type { AnalysisProviderSettings } from './provider-variables.js';

/** A provider that is configured but will not be called. */
export interface ProviderNotice {
  /** Part of the service, as its health names it. */
  part: 'vision' | 'writing';
  /** What is wrong, and its remedy. */
  sentence: string;
}

/**
 * Returns what keeps configured providers from being called, so that an operator learns of it at the start and not from
 * results that the embedded providers made.
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
