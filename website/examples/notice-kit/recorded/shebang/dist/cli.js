/*! seat-labels 0.1.0, MIT license */
#!/usr/bin/env node
const label = (seat)=>`${seat.row}${seat.place}`;
console.log(label({
    row: 'C',
    place: 12
}));
export { };
