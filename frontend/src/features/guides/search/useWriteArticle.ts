import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { getUserMessage, HttpError } from '../../../lib/api/http-error.js';
import { getGuidePath } from '../../../lib/urls.js';
import { writeGuide } from '../api.js';
import { storeTemporaryGuide } from '../temporary-guide.js';
import { STRINGS } from './search-strings.js';

export type WritingState = 'idle' | 'working' | 'done' | 'failed';

/** Ms before the button can be used again after a failure. */
const RESET_DELAY_MS = 2_000;
/** Ms before the article opens, so that the success message can be read. */
const OPEN_DELAY_MS = 600;

/** Returns a function that requests an article and opens it. `explanation` is why the last attempt failed. */
export function useWriteArticle() {
  const [state, setState] = useState<WritingState>('idle');
  const [explanation, setExplanation] = useState<string | null>(null);
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      clearTimeout(timer.current);
    };
  }, []);

  async function write(q: string): Promise<void> {
    setState('working');
    setExplanation(null);
    try {
      const response = await writeGuide(q);
      if (isUnmounted.current) return;
      setState('done');
      timer.current = setTimeout(() => {
        if ('article' in response) storeTemporaryGuide(q, response);
        void navigate('url' in response ? response.url : getGuidePath(q));
      }, OPEN_DELAY_MS);
    } catch (error) {
      if (isUnmounted.current) return;
      const hasUserMessage = error instanceof HttpError && error.body?.code !== 'INVALID_INPUT';
      setState('failed');
      setExplanation(hasUserMessage ? getUserMessage(error, STRINGS.write.explanation) : STRINGS.write.explanation);
      timer.current = setTimeout(() => setState('idle'), RESET_DELAY_MS);
    }
  }
  return { state, explanation, write };
}
