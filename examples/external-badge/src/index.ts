import mitt from 'mitt';
import colors from 'picocolors';

const events = mitt<{ status: boolean }>();

events.on('status', (passed) => {
  console.log(passed ? colors.green('passed') : colors.red('failed'));
});

export const report = (passed: boolean): void => events.emit('status', passed);
