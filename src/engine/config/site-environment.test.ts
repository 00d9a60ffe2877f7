import { expect, test } from 'vitest';
import { sampleConfig } from '../../../tests/support/sample-site.ts';
import { BuildFailure } from '../diagnostics.ts';
import { parseSite } from './load-site.ts';
import { applyEnvironment } from './site-environment.ts';

const config = sampleConfig({ base: '/own/' });

test('the environment wins over the configuration', () => {
  const env = {
    DOCS_ORIGIN: 'https://fork.test',
    DOCS_BASE: '/fork/',
    DOCS_POLICY_IN_DOCUMENTS: '1',
  };
  expect(parseSite(applyEnvironment(config, env))).toMatchObject({
    origin: 'https://fork.test',
    base: '/fork/',
    policyInDocuments: true,
  });
});

test('variables that are empty or absent change nothing', () => {
  expect(applyEnvironment(config, {})).toEqual(config);
  expect(applyEnvironment(config, { DOCS_BASE: '', DOCS_ORIGIN: '' })).toEqual(config);
});

test.each([
  ['DOCS_BASE', 'docs', '/docs/'],
  ['DOCS_BASE', '/docs', '/docs/'],
  ['DOCS_ORIGIN', 'example.org', 'https://example.org'],
  ['DOCS_POLICY_IN_DOCUMENTS', 'yes', '1'],
])('%s=%s is named with a right one', (name, value, example) => {
  const apply = () => applyEnvironment(config, { [name]: value });
  expect(apply).toThrow(BuildFailure);
  expect(apply).toThrow(`${name}=${value} is not valid`);
  expect(apply).toThrow(`Write ${name}=${example}, or leave it out.`);
});
