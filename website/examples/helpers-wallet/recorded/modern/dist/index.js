class Vault {
    #code;
    constructor(code){
        this.#code = code;
    }
    opens(code) {
        return this.#code === code;
    }
}
class Wallet {
    #cents = 0;
    add(euros) {
        this.#cents += 100 * euros;
    }
}
export { Vault, Wallet };
