import { expect, test, vi } from 'vitest';
import { runCommand } from './run-command.ts';

/** Longer than the time between two looks at the memory. */
const aWhile = 300;

// The memory is read from `/proc`.
test.runIf(process.platform === 'linux')(
  'a command that cannot start is not watched any longer',
  async () => {
    const setTimer = vi.spyOn(globalThis, 'setTimeout');
    try {
      await expect(runCommand({ run: ['true'], cwd: '/nowhere' })).rejects.toThrow('ENOENT');
      setTimer.mockClear();
      await new Promise((resolve) => setTimeout(resolve, aWhile));
      expect(setTimer).toHaveBeenCalledOnce();
    } finally {
      setTimer.mockRestore();
    }
  },
);
