import type { AdminDiscovery } from '@placelore/contracts/admin-discoveries.js';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { List } from '../list/List.js';
import { DiscoveryDialog } from './DiscoveryDialog.js';
import { discoveriesList } from './discoveries-list.js';

export function DiscoveriesTab({ tab }: { tab: string }) {
  const navigate = useNavigate();
  const [viewed, setViewed] = useState<AdminDiscovery | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const declaration = discoveriesList({
    onView: (discovery) => {
      opener.current = document.activeElement as HTMLElement | null;
      setViewed(discovery);
    },
    goTo: (address) => void navigate(address),
  });
  return (
    <>
      <List tab={tab} declaration={declaration} />
      {viewed && <DiscoveryDialog discovery={viewed} onClose={() => setViewed(null)} returnFocus={opener} />}
    </>
  );
}
