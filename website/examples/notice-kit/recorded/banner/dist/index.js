/*! seat-labels 0.1.0, MIT license */
let e=e=>`${e.row}${e.place}`;export{e as label};