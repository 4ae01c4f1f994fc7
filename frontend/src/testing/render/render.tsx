import { configure, type RenderResult, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, NavigationType, useLocation, useNavigationType } from 'react-router';
import { mutate, SWRConfig, type SWRConfiguration } from 'swr';
import { SWR_CONFIG } from '../../lib/cache/server-state.js';
import { Toaster } from '../../ui/feedback/Toaster.js';
import { closeToast, useToasts } from '../../ui/feedback/toasts.js';

// The timeout is long because the machine may be busy.
configure({ asyncUtilTimeout: 5_000 });

export interface RenderedPage extends Pick<RenderResult, 'container' | 'rerender' | 'unmount'> {
  user: UserEvent;
  /** Returns the current path, query and fragment. */
  getCurrentUrl: () => string;
  /** Returns how the current URL was reached: after a replacement, Back does not lead to the previous page. */
  getNavigationType: () => NavigationType;
}

interface RenderOptions {
  /** Initial URL of the page. */
  initialUrl?: string;
  /** Whether to use SWR's global cache, which calls outside of components also change. It is cleared first. */
  hasSharedCache?: boolean;
  /** Advances fake timers while the user types and clicks. */
  advanceTimers?: (ms: number) => void;
}

/** Renders components as in the app: with a router, a separate cache, and toasts. */
export function renderWithProviders(
  children: ReactNode,
  { initialUrl = '/', hasSharedCache = false, advanceTimers }: RenderOptions = {},
): RenderedPage {
  closeToasts();
  const user = userEvent.setup({ ...(advanceTimers && { advanceTimers }) });
  let currentUrl = initialUrl;
  let navigationType: NavigationType = NavigationType.Pop;
  function UrlObserver() {
    const { pathname, search, hash } = useLocation();
    currentUrl = pathname + search + hash;
    navigationType = useNavigationType();
    return null;
  }
  const ownCache = new Map();
  // Deduplication is off, so that responses of an earlier test are never reused.
  const cache: SWRConfiguration = hasSharedCache ? { dedupingInterval: 0 } : { provider: () => ownCache };
  if (hasSharedCache) void mutate(() => true, undefined, { revalidate: false });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[initialUrl]}>
      <SWRConfig value={{ ...SWR_CONFIG, shouldRetryOnError: false, ...cache }}>
        {children}
        <UrlObserver />
        <Toaster />
      </SWRConfig>
    </MemoryRouter>
  );
  return {
    ...render(children, { wrapper }),
    user,
    getCurrentUrl: () => currentUrl,
    getNavigationType: () => navigationType,
  };
}

/** Closes toasts, because they outlive the page that showed them. */
function closeToasts(): void {
  const { result, unmount } = renderHook(useToasts);
  unmount();
  for (const { id } of result.current) closeToast(id);
}

/** Returns the region with toasts, even behind a dialog. Radix's live announcements are outside of it. */
export const getToasts = () => within(screen.getByRole('region', { name: /^Notifications/, hidden: true }));

/** Clicks a toast's button as soon as toasts accept pointer events, which is a moment after they are rendered. */
export async function clickToast(user: UserEvent, name: string): Promise<void> {
  const button = await getToasts().findByRole('button', { name });
  await waitFor(() => {
    if (getComputedStyle(button).pointerEvents === 'none') throw new Error('Toasts do not accept pointer events yet.');
  });
  await user.click(button);
}
