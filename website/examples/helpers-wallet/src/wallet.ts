export class Wallet {
  #cents = 0;

  add(euros: number): void {
    this.#cents += euros * 100;
  }
}
