import { useEffect, useRef } from 'react';
import { useOnline } from '../../lib/browser/useOnline.js';
import { showToast } from '../../ui/feedback/toasts.js';
import { ARTICLE_ERROR_PAGE } from '../errors/lazy-article-error-page.js';
import { STRINGS } from '../strings.js';

/** Loaded after the page, so that the module is there before the connection is lost. */
const loadOfflineSupport = () => import('./offline-support.js');

/** Reports a lost or restored connection, and runs the work that was waiting for it. */
export function Connectivity(): null {
  const isOnline = useOnline();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    const startOfflineSupport = () => {
      void loadOfflineSupport().then(
        (offline) => offline.startOfflineSupport(),
        () => {},
      );
      void ARTICLE_ERROR_PAGE.preload().catch(() => {});
    };
    if (document.readyState === 'complete') startOfflineSupport();
    else window.addEventListener('load', startOfflineSupport, { once: true });
    return () => window.removeEventListener('load', startOfflineSupport);
  }, []);
  useEffect(() => {
    if (wasOnline.current === isOnline) return;
    wasOnline.current = isOnline;
    if (isOnline)
      void loadOfflineSupport().then(
        (offline) => offline.handleReconnect(),
        () => {},
      );
    else showToast(STRINGS.offline);
  }, [isOnline]);
  return null;
}
