import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { SWRConfig } from 'swr';
import './ui/styles/fonts.css';
import './ui/styles/tokens.css';
import './ui/styles/base.css';
import { App } from './app/App.js';
import { preloadPage } from './app/routing/routes.js';
import { replayEarlyClick } from './lib/browser/early-click.js';
import { hydrateCache } from './lib/cache/server-state.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');
const app = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
);

// What the server rendered the page from, when it did.
const data = document.getElementById('page-data')?.textContent;
if (data) {
  hydrateCache(SWRConfig.defaultValue.cache, JSON.parse(data));
  void preloadPage(window.location.pathname).then(() => {
    // As a transition it is done in small steps, between which the page answers to touches.
    startTransition(() => {
      hydrateRoot(root, app);
    });
    // From now on a press has React do at once what it needs for it.
    replayEarlyClick();
  });
} else {
  createRoot(root).render(app);
}
