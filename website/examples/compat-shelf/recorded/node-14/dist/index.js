class Shelf {
    #books = [];
    async fill(load) {
        this.#books = await (null == load ? void 0 : load()) ?? [];
    }
    newest() {
        return this.#books.at(-1);
    }
}
export { Shelf };
