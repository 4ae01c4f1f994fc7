import { ApiError } from './errors.js';
import type { Requester } from './identity.js';

/** Errors of calls that start a job with a quota. */
export const LIMIT_ERRORS = ['TOO_MANY_REQUESTS', 'QUOTA_EXCEEDED', 'QUEUE_FULL'] as const;

/** Jobs that a guest may start per hour and per day (UTC), by kind. Stored results do not count. */
export const QUOTAS = {
  guides: { hour: 30, day: 100 },
  analyses: { hour: 40, day: 120 },
  rewrites: { hour: 30, day: 100 },
} as const;
export type QuotaName = keyof typeof QUOTAS;

/** Factors by which the guest quotas are multiplied for other roles. */
export const QUOTA_FACTORS = { guest: 1, member: 3, admin: 10 } as const satisfies Record<Requester['role'], number>;
/** Factor for all requesters of a network, since families and hotels share an address. */
export const NETWORK_QUOTA_FACTOR = 3;

export const QUOTA_PERIODS = { hour: 3_600_000, day: 86_400_000 } as const;
export type QuotaPeriod = keyof typeof QUOTA_PERIODS;

const QUOTA_LABELS: Record<QuotaName, string> = {
  guides: 'new guides',
  analyses: 'photo analyses',
  rewrites: 'rewrites',
};

/** Returns the error for a requester who has used up a quota until `waitMs` from now. */
export function createQuotaError(
  quota: QuotaName,
  period: QuotaPeriod,
  role: Requester['role'],
  waitMs: number,
): ApiError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const when = period === 'day' ? 'today' : 'within one hour';
  const hint = role === 'guest' ? ' Signed-in members can request more.' : '';
  return new ApiError('QUOTA_EXCEEDED', {
    message: `You have requested many ${QUOTA_LABELS[quota]} ${when}. Please try again in ${formatWait(seconds)}.${hint}`,
    retryAfter: seconds,
  });
}

function formatWait(seconds: number): string {
  const [amount, unit] = seconds > 3_600 ? [Math.ceil(seconds / 3_600), 'hour'] : [Math.ceil(seconds / 60), 'minute'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
