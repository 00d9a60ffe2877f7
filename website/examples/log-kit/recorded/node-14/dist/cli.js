#!/usr/bin/env node
import { argv } from "process";
import { tally } from "./index.js";
const [, , file = 'requests.txt'] = argv;
console.log(tally(file));
