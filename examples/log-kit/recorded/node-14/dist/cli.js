#!/usr/bin/env node
import { argv } from "process";
import { tally } from "./index.js";
const [, , file = 'app.log'] = argv;
console.log(tally(file));
