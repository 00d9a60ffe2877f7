import { useEffect, useRef, useState } from 'react';
import type { SearchAnswer, SearchProvider } from '../providers/provider.ts';

const stallDelay = 300;

export type AnswerState = {
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** The newest answer; it stays on the screen while the next one is on its way. */
  answer: SearchAnswer | undefined;
  /** The query that `answer` belongs to. */
  answered: string;
};

const idle: AnswerState = { status: 'idle', answer: undefined, answered: '' };

/** Asks the provider for every query; the last one wins. */
export function useAnswer(provider: SearchProvider, query: string): AnswerState {
  const [state, setState] = useState(idle);
  const wanted = query.trim();
  const latest = useRef(wanted);
  latest.current = wanted;

  useEffect(() => {
    if (wanted === '') {
      setState(idle);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    setState((before) => ({ ...before, status: 'loading' }));
    const timer = setTimeout(
      () => setState((before) => ({ ...before, status: 'stalled' })),
      stallDelay,
    );
    provider
      .search(wanted, signal)
      .then((answer) => {
        if (!signal.aborted) setState({ status: 'idle', answer, answered: wanted });
      })
      .catch((error: unknown) => {
        if (signal.aborted) return;
        console.warn('The search has no answer.', error);
        setState({ status: 'error', answer: undefined, answered: wanted });
      })
      .finally(() => clearTimeout(timer));
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [provider, wanted]);

  return state;
}
