import { count } from './count';

addEventListener('message', ({ data }: MessageEvent<string>) => {
  postMessage(count(data));
});
