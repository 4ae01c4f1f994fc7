import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import './ui/styles/fonts.css';
import './ui/styles/tokens.css';
import './ui/styles/base.css';
import { App } from './app/App.js';
import { AdminRoutes } from './app/routing/AdminRoutes.js';

const root = document.getElementById('root');
if (!root) throw new Error('admin.html has no element with the id root');
createRoot(root).render(
  <BrowserRouter>
    <App>
      <AdminRoutes />
    </App>
  </BrowserRouter>,
);
