export class Vault {
  #code: string;

  constructor(code: string) {
    this.#code = code;
  }

  opens(code: string): boolean {
    return this.#code === code;
  }
}
