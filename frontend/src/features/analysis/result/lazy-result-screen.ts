import { lazyPage } from '../../../lib/browser/lazy-page.js';
import type { ResultScreenProps } from './ResultScreen.js';

/** Screen of a result. It loads together with the page only at its own URL. */
export const RESULT_SCREEN = lazyPage<ResultScreenProps>(() => import('./ResultScreen.js'));
