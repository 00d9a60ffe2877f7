const toLabel = ({ row, place })=>`${row}-${place}`;
export { toLabel };
