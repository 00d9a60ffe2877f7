import { useState } from 'preact/hooks';

export function Poll({ question }: { question: string }) {
  const [votes, setVotes] = useState(0);
  return (
    <button type="button" onClick={() => setVotes(votes + 1)}>
      {question} {votes}
    </button>
  );
}
