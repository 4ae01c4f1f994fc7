import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { SWRConfig } from 'swr';
import './ui/styles/fonts.css';
import './ui/styles/tokens.css';
import './ui/styles/base.css';
import { App } from './app/App.js';
import { PublicRoutes } from './app/routing/PublicRoutes.js';
import { preloadPage } from './app/routing/routes.js';
import { replayEarlyInput } from './lib/browser/early-input.js';
import { hydrateCache } from './lib/cache/server-state.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');
const app = (
  <BrowserRouter>
    <App>
      <PublicRoutes />
    </App>
  </BrowserRouter>
);

// Data of a server-rendered page; absent if the browser renders the page.
const data = document.getElementById('page-data')?.textContent;
if (data) {
  hydrateCache(SWRConfig.defaultValue.cache, JSON.parse(data));
  void preloadPage(window.location.pathname).then(() => {
    // A transition hydrates in small steps, between which the page responds to input.
    startTransition(() => {
      hydrateRoot(root, app);
    });
    // From now on, React hydrates an element immediately when it is clicked, including text that was typed before.
    replayEarlyInput();
  });
} else {
  createRoot(root).render(app);
}
