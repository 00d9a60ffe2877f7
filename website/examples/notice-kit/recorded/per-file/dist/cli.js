#!/usr/bin/env node
import { label } from "./index.js";
console.log(label({
    row: 'C',
    place: 12
}));
