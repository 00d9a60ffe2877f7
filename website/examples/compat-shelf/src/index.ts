export class Shelf {
  #books: string[] = [];

  async fill(load?: () => Promise<string[]>) {
    this.#books = (await load?.()) ?? [];
  }

  newest() {
    return this.#books.at(-1);
  }
}
