class Shelf {
    #books = [];
    async fill(load) {
        this.#books = await load?.() ?? [];
    }
    newest() {
        return this.#books.at(-1);
    }
}
export { Shelf };
