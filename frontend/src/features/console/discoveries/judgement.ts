import type { AdminDiscovery } from '@placelore/contracts/admin-discoveries.js';
import { TEXTS } from './texts.js';

const percent = (share: number) => Math.round(100 * share);

/** Says in plain words who judged a photo, and what the models on this server saw in it. */
export function judgementText(moderation: AdminDiscovery['moderation']): string {
  if (moderation === null) return TEXTS.notJudged;
  const { provider, scores } = moderation;
  const judge = Object.hasOwn(TEXTS.judges, provider)
    ? TEXTS.judges[provider as keyof typeof TEXTS.judges]
    : TEXTS.otherJudge(provider);
  if (scores === null) return `${judge}.`;
  const { porn = 0, hentai = 0, sexy = 0 } = scores;
  return `${judge}; ${TEXTS.shares(percent(Math.max(porn, hentai)), percent(sexy))}.`;
}
