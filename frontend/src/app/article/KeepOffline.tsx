import { CircleCheck, Download } from 'lucide-react';
import { useState } from 'react';
import useSWR from 'swr';
import { isGuideKept, keepGuide, removeKeptGuide } from '../../lib/cache/kept-guides.js';
import { showToast } from '../../ui/feedback/toasts.js';
import { Button } from '../../ui/form/Button.js';
import { STRINGS } from './keep-offline-strings.js';

interface KeepOfflineProps {
  slug: string;
  /** URL of the picture of the guide's map. */
  mapImageUrl: string;
}

/** Toggle that keeps a guide with its pictures and map on the device, until it is pressed again. */
export default function KeepOffline({ slug, mapImageUrl }: KeepOfflineProps) {
  const { data: isKept = false, mutate } = useSWR(['kept-guide', slug], () => isGuideKept(slug));
  const [isBusy, setIsBusy] = useState(false);
  const toggle = async () => {
    setIsBusy(true);
    try {
      await (isKept ? removeKeptGuide(slug) : keepGuide(slug, mapImageUrl));
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      showToast({ ...(isFull ? STRINGS.full : STRINGS.failed), destructive: true });
    }
    await mutate();
    setIsBusy(false);
  };
  const label = isKept ? STRINGS.kept : STRINGS.keep;
  return (
    <Button variant="secondary" size="small" aria-pressed={isKept} disabled={isBusy} onClick={() => void toggle()}>
      {isKept ? <CircleCheck aria-hidden="true" /> : <Download aria-hidden="true" />}
      {isBusy && !isKept ? STRINGS.keeping : label}
    </Button>
  );
}
