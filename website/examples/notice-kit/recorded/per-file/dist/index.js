// seat-labels 0.1.0
const label = (seat)=>`${seat.row}${seat.place}`;
export { label };
