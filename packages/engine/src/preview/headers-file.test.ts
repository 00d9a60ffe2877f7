import { expect, test } from 'vitest';
import { headersFor, parseHeaders } from './headers-file.ts';

const file = `
# for all
/*
  X-All: yes
  X-Value: a: b; c="d"
/assets/*
  X-Asset: yes

/exact.html
  X-All: other
`;

function headers(path: string, text = file): Record<string, string> {
  return Object.fromEntries(headersFor(path, parseHeaders(text)));
}

test('sets the headers of every pattern that matches, in order', () => {
  expect(headers('/guide/')).toEqual({ 'X-All': 'yes', 'X-Value': 'a: b; c="d"' });
  expect(headers('/assets/a.js')).toMatchObject({ 'X-All': 'yes', 'X-Asset': 'yes' });
});

test('joins the values of a header that two patterns set', () => {
  expect(headers('/exact.html')).toMatchObject({ 'X-All': 'yes, other' });
});

test('matches dots and other special characters literally', () => {
  const text = '/a.(b)/*.js\n  X: 1';
  expect(headers('/a.(b)/c.js', text)).toEqual({ X: '1' });
  expect(headers('/aX(b)/c.js', text)).toEqual({});
  expect(headers('/x/a.(b)/c.js', text)).toEqual({});
});

test('accepts Windows line breaks', () => {
  expect(headers('/a', file.replaceAll('\n', '\r\n'))).toEqual(headers('/a'));
});

test('an empty file sets nothing', () => {
  expect(headers('/', '')).toEqual({});
  expect(headers('/', '  X-Lonely: 1\n')).toEqual({});
});
