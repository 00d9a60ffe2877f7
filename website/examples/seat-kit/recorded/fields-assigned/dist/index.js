class Seat {
    constructor(row){
        this.isFree = true;
        this.row = row;
    }
}
export { Seat };
