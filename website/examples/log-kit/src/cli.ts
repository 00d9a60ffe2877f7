#!/usr/bin/env node
import { argv } from 'node:process';
import { tally } from './index';

const [, , file = 'requests.txt'] = argv;
console.log(tally(file));
