const label = (seat)=>`${seat.row}${seat.place}`;
export { label };

/* end of seat-labels */