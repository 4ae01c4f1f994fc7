import type { HealthChecks } from '@placelore/platform/health/health-checks.js';
import type { Logger } from '@placelore/platform/logging/logger.js';
import { SpendingShares } from '@placelore/platform/quotas/spending-shares.js';
import type { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import { Budget } from '../../ai/budget.js';
import type { AnalysisConfig } from '../../config.js';
import { computeTokenCost } from '../../costs/costs.js';
import { ProviderCostsRepository } from '../../costs/provider-costs.repository.js';
import type { Learning } from './learning.service.js';
import { toLearningSettings } from './learning-variables.js';
import { PhotoEmbedder } from './photo-embedder.js';

interface LearningDeps {
  dataSource: DataSource;
  redis: Redis;
  health: Pick<HealthChecks, 'registerNotice'>;
  logger: Pick<Logger, 'warn'>;
}

/**
 * Builds what the configuration selects. Embeddings share the daily budget of the other providers. A model without a
 * price is never called; the operator is notified of that at the start.
 */
export async function createLearning(
  config: AnalysisConfig,
  { dataSource, redis, health, logger }: LearningDeps,
): Promise<Learning> {
  const { isEnabled, embeddings } = toLearningSettings(config);
  if (!embeddings) return { isEnabled, embedder: null };
  const { model, prices } = embeddings;
  if (computeTokenCost(prices, model, { input: 1, output: 0 }) === null) {
    const sentence = `${model} is not called because its price is unknown: add it to OPENAI_PRICES.`;
    health.registerNotice('embeddings', sentence);
    logger.warn(sentence);
  }
  const { BUDGET_DAILY_USD: dailyBudgetUsd, BUDGET_VISITOR_SHARE: share } = config;
  const shares = new SpendingShares(redis, { account: 'analysis', dailyBudgetUsd, share });
  const budget = new Budget(new ProviderCostsRepository(dataSource, dailyBudgetUsd), shares);
  return { isEnabled, embedder: await PhotoEmbedder.create(embeddings, budget) };
}
