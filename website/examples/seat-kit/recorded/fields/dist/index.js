class Seat {
    row;
    isFree = true;
    note;
    constructor(row){
        this.row = row;
    }
}
export { Seat };
