import { configure, type RenderResult, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { mutate, SWRConfig, type SWRConfiguration } from 'swr';
import { SWR_CONFIG } from '../../lib/cache/server-state.js';
import { Toaster } from '../../ui/feedback/Toaster.js';
import { closeToast, useToasts } from '../../ui/feedback/toasts.js';

// For a busy machine; nothing waits this long that comes at all. In ms.
configure({ asyncUtilTimeout: 5_000 });

export interface RenderedPage extends Pick<RenderResult, 'container' | 'rerender' | 'unmount'> {
  user: UserEvent;
  /** Path, query and fragment the page is at now. */
  getCurrentUrl: () => string;
}

interface RenderOptions {
  /** Where the page is at first. */
  initialUrl?: string;
  /** Has what was read stand in the cache that calls outside of components change, too; it is emptied first. */
  hasSharedCache?: boolean;
  /** Has faked timers run on while somebody types and points. */
  advanceTimers?: (ms: number) => void;
}

/** Shows components as the app does: with addresses, a cache of their own, and toasts. */
export function renderWithProviders(
  children: ReactNode,
  { initialUrl = '/', hasSharedCache = false, advanceTimers }: RenderOptions = {},
): RenderedPage {
  closeToasts();
  const user = userEvent.setup({ ...(advanceTimers && { advanceTimers }) });
  let currentUrl = initialUrl;
  function UrlObserver() {
    const { pathname, search, hash } = useLocation();
    currentUrl = pathname + search + hash;
    return null;
  }
  const ownCache = new Map();
  // Without deduplication, for what an earlier test was answered is no answer here.
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
  return { ...render(children, { wrapper }), user, getCurrentUrl: () => currentUrl };
}

/** Toasts outlive the page that said them. */
function closeToasts(): void {
  const { result, unmount } = renderHook(useToasts);
  unmount();
  for (const { id } of result.current) closeToast(id);
}

/** Where toasts appear, also beside a dialog; what Radix reads out besides is elsewhere. */
export const getToasts = () => within(screen.getByRole('region', { name: /^Notifications/, hidden: true }));

/** Presses a toast's button, once toasts take the pointer: they are drawn a moment before that. */
export async function clickToast(user: UserEvent, name: string): Promise<void> {
  const button = await getToasts().findByRole('button', { name });
  await waitFor(() => {
    if (getComputedStyle(button).pointerEvents === 'none') throw new Error('Toasts do not take the pointer yet.');
  });
  await user.click(button);
}
