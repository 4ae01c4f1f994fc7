import type { AdminDiscovery } from '@placelore/contracts/admin-discoveries.js';
import { STRINGS } from './texts.js';

const toPercent = (share: number) => Math.round(100 * share);

/** Says in plain words who judged a photo, and what the models on this server saw in it. */
export function formatPhotoCheck(moderation: AdminDiscovery['moderation']): string {
  if (moderation === null) return STRINGS.notJudged;
  const { provider, scores } = moderation;
  const judge = Object.hasOwn(STRINGS.judges, provider)
    ? STRINGS.judges[provider as keyof typeof STRINGS.judges]
    : STRINGS.otherJudge(provider);
  if (scores === null) return `${judge}.`;
  const { porn = 0, hentai = 0, sexy = 0 } = scores;
  return `${judge}; ${STRINGS.shares(toPercent(Math.max(porn, hentai)), toPercent(sexy))}.`;
}
