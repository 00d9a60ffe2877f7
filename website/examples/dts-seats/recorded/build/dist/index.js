const toLetter = (row)=>String.fromCharCode(65 + row);
function seatName(venue, index) {
    const row = Math.floor(index / venue.seatsPerRow);
    return `${toLetter(row)}${index % venue.seatsPerRow + 1}`;
}
export { seatName };
