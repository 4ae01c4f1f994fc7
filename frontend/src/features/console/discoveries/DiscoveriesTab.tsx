import type { AdminDiscovery } from '@placelore/contracts/admin-discoveries.js';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { DataList } from '../list/List.js';
import { DiscoveryDialog } from './DiscoveryDialog.js';
import { createDiscoveryList } from './discoveries-list.js';

export function DiscoveriesTab({ tab }: { tab: string }) {
  const navigate = useNavigate();
  const [viewed, setViewed] = useState<AdminDiscovery | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const definition = createDiscoveryList({
    onView: (discovery) => {
      opener.current = document.activeElement as HTMLElement | null;
      setViewed(discovery);
    },
    navigateTo: (path) => void navigate(path),
  });
  return (
    <>
      <DataList tab={tab} definition={definition} />
      {viewed && <DiscoveryDialog discovery={viewed} onClose={() => setViewed(null)} returnFocus={opener} />}
    </>
  );
}
