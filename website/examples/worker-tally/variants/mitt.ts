import mitt from 'mitt';
import { count } from './count';

const events = mitt<{ text: string }>();

events.on('text', (text) => postMessage(count(text)));
addEventListener('message', ({ data }: MessageEvent<string>) => events.emit('text', data));
