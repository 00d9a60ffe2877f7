import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { close, listen, listenOnLoopback } from './listen.ts';

function createCounter() {
  let count = 0;
  return createServer((_, response) => response.end(String(++count)));
}

test('one server responds on both addresses of localhost', async () => {
  const server = createCounter();
  const port = await listenOnLoopback(server, 0);
  onTestFinished(() => close(server));
  const texts: string[] = [];
  for (const host of ['127.0.0.1', '[::1]'])
    texts.push(await (await fetch(`http://${host}:${port}/`)).text());
  expect(texts).toEqual(['1', '2']);
});

test.each(['127.0.0.1', '::1'])('a port that is taken on %s is refused', async (host) => {
  const other = createCounter();
  const port = await listen(other, 0, host);
  onTestFinished(() => close(other));
  const server = createCounter();
  await expect(listenOnLoopback(server, port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect(server.listening).toBe(false);
});

test('a closed server leaves both addresses', async () => {
  const server = createCounter();
  const port = await listenOnLoopback(server, 0);
  await close(server);
  const next = createCounter();
  expect(await listenOnLoopback(next, port)).toBe(port);
  await close(next);
});
