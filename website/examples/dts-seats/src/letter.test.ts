import assert from 'node:assert/strict';
import { toLetter } from './letter';

assert.equal(toLetter(2), 'C');
