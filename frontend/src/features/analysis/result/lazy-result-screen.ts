import { lazyPage } from '../../../lib/browser/lazy-page.js';
import type { ResultScreenProps } from './ResultScreen.js';

/** Screen of a result, which loads with the page only at its own address. */
export const RESULT_SCREEN = lazyPage<ResultScreenProps>(() => import('./ResultScreen.js'));
