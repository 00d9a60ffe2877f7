import { EventEmitter } from 'events';
import { compress } from '../compress.ts';

type Callback = (error: unknown, result?: Buffer) => void;

function withCallback(format: CompressionFormat) {
  return (data: string | Uint8Array, ...rest: unknown[]): void => {
    const callback = rest.at(-1) as Callback;
    compress(data, format).then((bytes) => callback(null, Buffer.from(bytes)), callback);
  };
}

/** A stream that takes all data with `end()`, as Rsbuild calls it to measure files. */
function createGzip(): EventEmitter {
  const stream = new EventEmitter();
  const end = async (data: string | Uint8Array): Promise<void> => {
    try {
      stream.emit('data', Buffer.from(await compress(data, 'gzip')));
      stream.emit('end');
    } catch (error) {
      stream.emit('error', error);
    }
  };
  return Object.assign(stream, { end });
}

export const builtin = {
  createGzip,
  gzip: withCallback('gzip'),
  deflate: withCallback('deflate'),
  constants: {},
};
