#!/usr/bin/env node
import { label } from './index';

console.log(label({ row: 'C', place: 12 }));
