import { guides } from '@placelore/contracts/guides.js';
import { call } from '../../lib/api.js';

/** Whether who is at this place of the product may hold guides that were written for them. */
export const isGuidePath = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  pathname.startsWith('/dynamic/') || new URLSearchParams(search).has('q');

/** Lets go of the guides this visitor holds; what is not let go of now expires. */
export function releaseTemporaryGuides(): void {
  call(guides.clear, {}).catch(() => {});
}
