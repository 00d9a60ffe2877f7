import { green, red } from 'badge-colors';
import mitt from 'mitt';

const events = mitt<{ status: boolean }>();

events.on('status', (passed) => {
  console.log(passed ? green('passed') : red('failed'));
});

export const report = (passed: boolean): void => events.emit('status', passed);
