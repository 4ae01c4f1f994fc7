import { type ReactNode, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { getUserMessage } from '../../../lib/api/http-error.js';
import { showToast } from '../../../ui/feedback/toasts.js';
import { rewriteArticle } from '../api.js';
import { type Draft, toDraftFields } from '../draft.js';
import { parsePosition } from '../parse-position.js';
import { STRINGS } from '../strings.js';
import { RewriteDialog } from './RewriteDialog.js';
import { RewriteWaitingDialog } from './RewriteWaitingDialog.js';
import { compareRewrite, type RewriteComparison } from './rewrite-changes.js';

interface RewriteControls {
  /** @param opener element that gets the focus back */
  start: (opener: HTMLElement) => void;
  dialog: ReactNode;
}

/** Requests a rewrite of an article from its form and applies the selected changes to the form. Does not save them. */
export function useRewrite(id: number, { getValues, setValue }: UseFormReturn<Draft>): RewriteControls {
  const { rewrite: strings } = STRINGS;
  const [state, setState] = useState<'idle' | 'waiting' | RewriteComparison>('idle');
  const opener = useRef<HTMLElement | null>(null);
  const activeRequest = useRef<AbortController | null>(null);
  const showFailure = (description: string) => showToast({ title: strings.failed, description, destructive: true });

  const requestRewrite = async () => {
    const draft = getValues();
    const { title, location } = draft;
    if (title.trim() === '') return showFailure(strings.titleRequired);
    if (location.trim() === '') return showFailure(strings.locationRequired);
    const position = parsePosition(draft);
    const control = new AbortController();
    activeRequest.current = control;
    setState('waiting');
    try {
      const about = { title, location, latitude: position?.lat ?? null, longitude: position?.lng ?? null };
      const rewrite = await rewriteArticle(id, about, control.signal);
      if (!control.signal.aborted) setState(compareRewrite(getValues(), rewrite));
    } catch (thrown) {
      if (control.signal.aborted) return;
      setState('idle');
      showFailure(getUserMessage(thrown, strings.failedHint));
    }
  };
  const close = () => {
    activeRequest.current?.abort();
    setState('idle');
  };
  const renderDialog = () => {
    if (state === 'idle') return null;
    if (state === 'waiting') return <RewriteWaitingDialog onCancel={close} returnFocus={opener} />;
    return (
      <RewriteDialog
        comparison={state}
        onClose={close}
        returnFocus={opener}
        onAccept={(selection) => {
          for (const [field, value] of Object.entries(toDraftFields(selection, state.rewrite.rewriteId))) {
            setValue(field as keyof Draft, value, { shouldDirty: true });
          }
          close();
          showToast({ title: strings.accepted, description: strings.acceptedHint });
        }}
      />
    );
  };
  return {
    start: (trigger) => {
      opener.current = trigger;
      void requestRewrite();
    },
    dialog: renderDialog(),
  };
}
