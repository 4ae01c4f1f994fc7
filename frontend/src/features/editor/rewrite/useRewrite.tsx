import { type ReactNode, useRef, useState } from 'react';
import { sentenceOf } from '../../../lib/http-error.js';
import { showToast } from '../../../ui/toasts.js';
import { rewriteArticle } from '../api.js';
import { type Draft, withRewrite } from '../draft.js';
import { positionOf } from '../position.js';
import { TEXTS } from '../texts.js';
import { type Comparison, comparisonOf } from './parts.js';
import { RewriteDialog } from './RewriteDialog.js';
import { WaitingDialog } from './WaitingDialog.js';

interface Rewriting {
  /** @param opener gets the focus back */
  begin: (opener: HTMLElement) => void;
  dialog: ReactNode;
}

/**
 * Has an article written anew about what its form says, and takes over what is chosen of it. Nothing is saved by that.
 * @param draft what the form says
 */
export function useRewrite(id: number, draft: Draft, onDraft: (draft: Draft) => void): Rewriting {
  const { rewrite: texts } = TEXTS;
  const [state, setState] = useState<'idle' | 'waiting' | Comparison>('idle');
  const opener = useRef<HTMLElement | null>(null);
  const asked = useRef<AbortController | null>(null);
  const fail = (description: string) => showToast({ title: texts.failed, description, destructive: true });

  const ask = async () => {
    const { title, location } = draft;
    if (title.trim() === '') return fail(texts.titleRequired);
    if (location.trim() === '') return fail(texts.locationRequired);
    const position = positionOf(draft);
    const control = new AbortController();
    asked.current = control;
    setState('waiting');
    try {
      const about = { title, location, latitude: position?.lat ?? null, longitude: position?.lng ?? null };
      const rewrite = await rewriteArticle(id, about, control.signal);
      if (!control.signal.aborted) setState(comparisonOf(draft, rewrite));
    } catch (thrown) {
      if (control.signal.aborted) return;
      setState('idle');
      fail(sentenceOf(thrown, texts.failedHint));
    }
  };
  const close = () => {
    asked.current?.abort();
    setState('idle');
  };
  const dialogs = () => {
    if (state === 'idle') return null;
    if (state === 'waiting') return <WaitingDialog onCancel={close} returnFocus={opener} />;
    return (
      <RewriteDialog
        comparison={state}
        onClose={close}
        returnFocus={opener}
        onTake={(taken) => {
          onDraft(withRewrite(draft, taken, state.rewrite.rewriteId));
          close();
          showToast({ title: texts.accepted, description: texts.acceptedHint });
        }}
      />
    );
  };
  return {
    begin: (from) => {
      opener.current = from;
      void ask();
    },
    dialog: dialogs(),
  };
}
