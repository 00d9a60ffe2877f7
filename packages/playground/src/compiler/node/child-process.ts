import { EventEmitter } from 'events';
import { javascriptWritten } from '../build-order.ts';
import { loadModule } from '../registry.ts';

/** The worker of rsbuild-plugin-dts runs in turn, in this process: its listener is on `process`. */
let queue: Promise<void> = Promise.resolve();

type Child = EventEmitter & { send: (message: unknown) => void };

function runDeclarations(file: string, child: Child, message: unknown): Promise<void> {
  return new Promise((resolve) => {
    process.send = (answer: unknown) => {
      // A forked process would have ended: it calls `process.exit()`, and after an error goes on here.
      process.send = () => true;
      child.emit('message', answer);
      child.emit('close', 0);
      setTimeout(() => {
        Reflect.deleteProperty(process, 'send');
        resolve();
      });
      return true;
    };
    Promise.resolve(loadModule(file)).then(
      () => process.emit('message', message, undefined),
      (error: unknown) => {
        console.error(error);
        process.send?.('error');
      },
    );
  });
}

/** rsbuild-plugin-dts forks a process that runs TypeScript. */
function fork(file: string): Child {
  const child: Child = Object.assign(new EventEmitter(), {
    kill: () => true,
    unref: () => {},
    send(message: unknown) {
      queue = queue.then(javascriptWritten).then(() => runDeclarations(file, child, message));
    },
  });
  return child;
}

export const builtin = { fork };
