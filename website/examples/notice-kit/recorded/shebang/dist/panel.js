/*! seat-labels 0.1.0, MIT license */
"use client";
const panelTitle = 'Pick a seat';
export { panelTitle };
