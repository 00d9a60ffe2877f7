import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import {
  ApiError,
  createTransport,
  DeserializationError,
  listHosts,
  RetryError,
} from './algolia-transport.ts';

type Asked = { method: string | undefined; url: string; body: string };
type Host = { url: string; asked: Asked[]; answer: (response: ServerResponse) => void };

const servers: Server[] = [];

/** A host that answers as it is told, and remembers what it was asked. */
async function startHost(answer: Host['answer']): Promise<Host> {
  const host: Host = { url: '', asked: [], answer };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    host.asked.push({ method: request.method, url: request.url ?? '', body });
    host.answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  host.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return host;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const works = (response: ServerResponse) => response.end('{"results":[]}');
const fails = (status: number, text: string) => (response: ServerResponse) => {
  response.statusCode = status;
  response.end(text);
};
/** A port that nobody listens on. */
const down = 'http://127.0.0.1:1';

function ask(hosts: string[], now?: () => number) {
  const transport = createTransport({ appId: 'APP', apiKey: 'key &', hosts, ...(now && { now }) });
  return () => transport.post('/1/indexes/*/queries', { a: 1 }, new AbortController().signal);
}

test('the hosts: for reading, for writing, then the fallbacks in any order', () => {
  const [read, write, ...fallbacks] = listHosts('APP');
  expect(read).toBe('https://app-dsn.algolia.net');
  expect(write).toBe('https://app.algolia.net');
  expect(fallbacks.sort()).toEqual([
    'https://app-1.algolianet.com',
    'https://app-2.algolianet.com',
    'https://app-3.algolianet.com',
  ]);
});

test('asks with the credentials in the query', async () => {
  const host = await startHost(works);
  expect(await ask([host.url])()).toEqual({ results: [] });
  expect(host.asked).toEqual([
    {
      method: 'POST',
      url: '/1/indexes/*/queries?x-algolia-application-id=APP&x-algolia-api-key=key+%26',
      body: '{"a":1}',
    },
  ]);
});

describe('the next host is asked', () => {
  test('after a server error', async () => {
    const [first, second] = [await startHost(fails(503, 'busy')), await startHost(works)];
    expect(await ask([first.url, second.url])()).toEqual({ results: [] });
    expect([first.asked.length, second.asked.length]).toEqual([1, 1]);
  });

  test('when nobody listens', async () => {
    const host = await startHost(works);
    expect(await ask([down, host.url])()).toEqual({ results: [] });
  });

  test('when a host is silent', async () => {
    const [first, second] = [await startHost(() => {}), await startHost(works)];
    expect(await ask([first.url, second.url])()).toEqual({ results: [] });
  }, 20_000);

  test('when a host stops in the middle of its answer', async () => {
    const cut = await startHost((response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"results":');
      setTimeout(() => response.destroy(), 20);
    });
    const host = await startHost(works);
    expect(await ask([cut.url, host.url])()).toEqual({ results: [] });
  });

  test('until none is left', async () => {
    const busy = await startHost(fails(500, ''));
    await expect(ask([down, busy.url])()).rejects.toBeInstanceOf(RetryError);
  });
});

describe('a host that failed', () => {
  test('is left alone for 120 seconds', async () => {
    const [first, second] = [await startHost(fails(500, '')), await startHost(works)];
    let time = 0;
    const post = ask([first.url, second.url], () => time);
    await post();
    first.answer = works;
    time = 120_000;
    await post();
    expect([first.asked.length, second.asked.length]).toEqual([1, 2]);
    time = 120_001;
    await post();
    expect([first.asked.length, second.asked.length]).toEqual([2, 2]);
  });

  test('is asked again at once when all have failed', async () => {
    const host = await startHost(fails(500, ''));
    const post = ask([host.url], () => 0);
    await expect(post()).rejects.toBeInstanceOf(RetryError);
    host.answer = works;
    expect(await post()).toEqual({ results: [] });
  });

  test('is asked first among those that failed, once it answers', async () => {
    const [first, second] = [await startHost(fails(500, '')), await startHost(fails(500, ''))];
    const post = ask([first.url, second.url], () => 0);
    await expect(post()).rejects.toBeInstanceOf(RetryError);
    second.answer = works;
    await post();
    await post();
    expect([first.asked.length, second.asked.length]).toEqual([2, 3]);
  });
});

describe('is final', () => {
  test.each([
    ['{"message":"Invalid key"}', 'Invalid key'],
    ['<html>', 'Forbidden'],
    ['null', 'Forbidden'],
  ])('a refusal with %s', async (text, message) => {
    const [first, second] = [await startHost(fails(403, text)), await startHost(works)];
    const error = await ask([first.url, second.url])().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 403, message });
    expect(second.asked).toEqual([]);
  });

  test.each(['', '<html>', '{"results":['])('an answer that reads "%s"', async (text) => {
    const host = await startHost(fails(200, text));
    await expect(ask([host.url])()).rejects.toBeInstanceOf(DeserializationError);
  });

  test('that the reader types on', async () => {
    const [first, second] = [await startHost(() => {}), await startHost(works)];
    const controller = new AbortController();
    const transport = createTransport({ appId: 'a', apiKey: 'b', hosts: [first.url, second.url] });
    const asked = transport.post('/', {}, controller.signal);
    setTimeout(() => controller.abort(), 50);
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    expect(second.asked).toEqual([]);
  });
});
