#!/usr/bin/env node
import { argv } from "node:process";
import { tally } from "./index.js";
const [, , file = 'app.log'] = argv;
console.log(tally(file));
