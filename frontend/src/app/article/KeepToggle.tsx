import { CircleCheck, Download } from 'lucide-react';
import { useState } from 'react';
import useSWR from 'swr';
import { showToast } from '../../ui/feedback/toasts.js';
import { Button } from '../../ui/form/Button.js';
import { STRINGS } from './keep-offline-strings.js';

interface KeepToggleProps {
  /** Identifies the kept item among everything on the device. */
  id: string;
  isKept: () => Promise<boolean>;
  /** Throws a DOMException named QuotaExceededError when storage is full, and others when the network fails. */
  keep: () => Promise<void>;
  remove: () => Promise<void>;
}

/** Keeps something on the device until it is pressed again. It has no `aria-pressed`, because its name states this. */
export function KeepToggle({ id, isKept: readIsKept, keep, remove }: KeepToggleProps) {
  const { data: isKept = false, mutate } = useSWR(['kept', id], readIsKept);
  const [isBusy, setIsBusy] = useState(false);
  const toggle = async () => {
    setIsBusy(true);
    try {
      await (isKept ? remove() : keep());
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      showToast({ ...(isFull ? STRINGS.full : STRINGS.failed), destructive: true });
    }
    await mutate();
    setIsBusy(false);
  };
  const label = isKept ? STRINGS.kept : STRINGS.keep;
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={isKept ? STRINGS.removeKept : undefined}
      disabled={isBusy}
      onClick={() => void toggle()}
    >
      {isKept ? <CircleCheck aria-hidden="true" /> : <Download aria-hidden="true" />}
      {isBusy && !isKept ? STRINGS.keeping : label}
    </Button>
  );
}
