class Bed {
    width;
    depth;
    constructor(width, depth){
        this.width = width;
        this.depth = depth;
    }
    area() {
        return this.width * this.depth;
    }
}
export { Bed };
