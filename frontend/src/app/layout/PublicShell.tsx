import type { ReactNode } from 'react';
import { AccountHeader } from './AccountHeader.js';
import { AppShell } from './AppShell.js';
import { MainNavigation } from './MainNavigation.js';

interface PublicShellProps {
  className?: string | undefined;
  children: ReactNode;
}

/** Renders the frame around every public page. */
export function PublicShell({ className, children }: PublicShellProps) {
  return (
    <AppShell header={<AccountHeader />} navigation={<MainNavigation />} className={className}>
      {children}
    </AppShell>
  );
}
