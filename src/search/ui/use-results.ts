import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SearchAnswer, SearchProvider } from '../providers/provider.ts';

type Known = {
  /** The newest answer; it stays on the screen while the next one is on its way. */
  answer: SearchAnswer | undefined;
  /** The query that `answer` belongs to. */
  answered: string;
  hasFailed: boolean;
};

export type AnswerState = Pick<Known, 'answer' | 'answered'> & {
  status: 'idle' | 'loading' | 'error';
};

const nothing: Known = { answer: undefined, answered: '', hasFailed: false };

function readStatus(known: Known, wanted: string): AnswerState['status'] {
  if (wanted === '') return 'idle';
  if (known.answered !== wanted) return 'loading';
  return known.hasFailed ? 'error' : 'idle';
}

/** Asks the provider for every query; the last one wins. */
export function useAnswer(provider: SearchProvider, query: string): AnswerState {
  const [known, setKnown] = useState(nothing);
  const wanted = query.trim();

  useEffect(() => {
    if (wanted === '') {
      setKnown(nothing);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    setKnown((before) => (before.hasFailed ? nothing : before));

    // An answer that is there at once is painted in the frame of its key press.
    function settle(found: Pick<Known, 'answer' | 'hasFailed'>): void {
      flushSync(() => setKnown({ ...found, answered: wanted }));
    }

    provider
      .search(wanted, signal)
      .then((answer) => {
        if (!signal.aborted) settle({ answer, hasFailed: false });
        return answer.complete;
      })
      .then((complete) => {
        if (complete && !signal.aborted) settle({ answer: complete, hasFailed: false });
      })
      .catch((error: unknown) => {
        if (signal.aborted) return;
        console.warn('The search has no answer.', error);
        settle({ answer: undefined, hasFailed: true });
      });
    return () => controller.abort();
  }, [provider, wanted]);

  return { status: readStatus(known, wanted), answer: known.answer, answered: known.answered };
}
