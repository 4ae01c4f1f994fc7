import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { HttpError, sentenceOf } from '../../lib/http-error.js';
import { guideAddress } from '../../lib/page-addresses.js';
import { writeGuide } from './api.js';
import { TEXTS } from './search-texts.js';
import { keepTemporaryGuide } from './temporary-guide.js';

export type WritingState = 'idle' | 'working' | 'done' | 'failed';

/** After a failure the button can be used again after this long, in ms. */
const RESTORED_AFTER_MS = 2_000;
/** So that it can be read that the article is there, in ms. */
const OPENED_AFTER_MS = 600;

/** Has an article written and opens it. `explanation` is why the last attempt failed. */
export function useWriteArticle() {
  const [state, setState] = useState<WritingState>('idle');
  const [explanation, setExplanation] = useState<string | null>(null);
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      clearTimeout(timer.current);
    };
  }, []);

  async function write(q: string): Promise<void> {
    setState('working');
    setExplanation(null);
    try {
      const answer = await writeGuide(q);
      if (gone.current) return;
      setState('done');
      timer.current = setTimeout(() => {
        if ('article' in answer) keepTemporaryGuide(q, answer);
        void navigate('url' in answer ? answer.url : guideAddress(q));
      }, OPENED_AFTER_MS);
    } catch (error) {
      if (gone.current) return;
      const isTold = error instanceof HttpError && error.body?.code !== 'INVALID_INPUT';
      setState('failed');
      setExplanation(isTold ? sentenceOf(error, TEXTS.write.explanation) : TEXTS.write.explanation);
      timer.current = setTimeout(() => setState('idle'), RESTORED_AFTER_MS);
    }
  }
  return { state, explanation, write };
}
