import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ArticleSearch } from '../features/articles/search/ArticleSearch.js';
import { HttpError } from '../lib/api/http-error.js';
import { useOnline } from '../lib/browser/useOnline.js';
import { mockFetch } from '../testing/fakes/browser.js';
import { renderWithProviders } from '../testing/render/render.js';
import { showToast } from '../ui/feedback/toasts.js';
import { Tooltip } from '../ui/overlay/Tooltip.js';
import { UnsavedChangesGuard } from '../ui/overlay/UnsavedChangesGuard.js';
import { ArticleErrorPage } from './errors/ArticleErrorPage.js';
import InstallCard from './home/install/InstallCard.js';
import { ScrollRestoration } from './routing/ScrollRestoration.js';
import { TripError } from './trips/TripError.js';

const NOTHING = () => {};
const STRINGS = { title: 'Leave?', description: '', stay: 'Stay', leave: 'Leave' };
const OnlineNote = () => <p>{String(useOnline())}</p>;

/** Records the listeners of a page. Returns a function that lists the names of those still attached. */
function trackListeners(): () => string[] {
  const attached: { target: EventTarget; name: string; listener: unknown }[] = [];
  for (const target of [window, document] as EventTarget[]) {
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = (...args: Parameters<EventTarget['addEventListener']>) => {
      attached.push({ target, name: args[0], listener: args[1] });
      addEventListener.apply(target, args);
    };
    target.removeEventListener = (...args: Parameters<EventTarget['removeEventListener']>) => {
      const isThis = (other: (typeof attached)[number]) => other.name === args[0] && other.listener === args[1];
      const index = attached.findIndex((other) => other.target === target && isThis(other));
      if (index !== -1) attached.splice(index, 1);
      removeEventListener.apply(target, args);
    };
  }
  return () => attached.map(({ name }) => name);
}

test.each<[string, ReactElement, string[], (() => void)?]>([
  ['InstallCard', <InstallCard key="0" />, ['beforeinstallprompt', 'appinstalled']],
  ['useOnline', <OnlineNote key="0" />, ['online', 'offline']],
  ['TripError', <TripError key="0" error={null} onRetry={NOTHING} />, ['online']],
  [
    'ArticleErrorPage',
    <ArticleErrorPage key="0" slug="x" error={new HttpError(503, '')} onRetry={NOTHING} />,
    ['online'],
  ],
  ['ArticleSearch', <ArticleSearch key="0" query="" onSearch={NOTHING} />, ['popstate']],
  ['UnsavedChangesGuard', <UnsavedChangesGuard key="0" hasChanges strings={STRINGS} />, ['beforeunload', 'click']],
  ['ScrollRestoration', <ScrollRestoration key="0" />, ['scroll']],
  [
    'Tooltip',
    <Tooltip key="0" text="More">
      <button type="button">?</button>
    </Tooltip>,
    ['keydown', 'scroll'],
    () => act(() => screen.getByRole('button').focus()),
  ],
  ['Toaster', <p key="0" />, ['resize', 'scrollend', 'animationend'], () => act(() => showToast({ title: 'Saved' }))],
])('%s: leaves no listener behind', (_, element, names, start = NOTHING) => {
  window.matchMedia = () => ({ matches: false, addEventListener: NOTHING, removeEventListener: NOTHING }) as never;
  mockFetch(() => new Response('', { status: 404 }));
  const getAttached = trackListeners();
  const { unmount } = renderWithProviders(element);
  start();
  expect(getAttached()).toEqual(expect.arrayContaining(names));
  unmount();
  // React and other libraries have their own listeners.
  expect(getAttached().filter((name) => names.includes(name))).toEqual([]);
});
