const label = ({ row, place })=>`${row}-${place}`;
export { label };
