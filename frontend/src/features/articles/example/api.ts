import { library } from '@placelore/contracts/content/articles/library.js';
import useSWR from 'swr';
import { call } from '../../../lib/api/api.js';
import { toKey } from '../../../lib/cache/server-state.js';

/** Returns the number of guides and an example guide; undefined while they are unknown. */
export const useLibraryOverview = () => useSWR(toKey(library.overview, {}), () => call(library.overview, {})).data;
